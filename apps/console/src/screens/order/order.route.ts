import { defineScreen } from '../../parts/define-screen.ts'

export const screen = defineScreen({
  path: '/orders/:id',
  title: 'Заказ',
  permissions: ['orders.read'],
  load: () => import('./order-screen.tsx'),
})
