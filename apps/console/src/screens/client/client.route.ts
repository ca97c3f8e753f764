import { defineScreen } from '../../parts/define-screen.ts'

export const screen = defineScreen({
  path: '/clients/:id',
  title: 'Клиент',
  permissions: ['clients.read'],
  load: () => import('./client-screen.tsx'),
})
