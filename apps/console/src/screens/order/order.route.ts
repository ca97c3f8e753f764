import { defineScreen } from '../../app/define-screen.ts'

export const screen = defineScreen({
  path: '/orders/:id',
  title: 'Заказ',
  permissions: ['orders.read'],
  load: () => import('./order-screen.tsx'),
})
