import { DocumentIcon } from '@proverka/ui/primitives'
import { defineScreen } from '../../parts/define-screen.ts'

export const screen = defineScreen({
  path: '/orders',
  title: 'Заказы',
  permissions: ['orders.read'],
  section: { label: 'Заказы', icon: DocumentIcon, group: 'work' },
  load: () => import('./orders-screen.tsx'),
})
