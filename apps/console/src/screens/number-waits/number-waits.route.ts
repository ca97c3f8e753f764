import { defineScreen } from '../../parts/define-screen.ts'

export const screen = defineScreen({
  path: '/fulfilments/number-waits',
  title: 'Просят найти номер',
  permissions: ['fulfilments.read'],
  load: () => import('./number-waits-screen.tsx'),
})
