import { InboxIcon } from '@proverka/ui/primitives'
import { defineScreen } from '../../parts/define-screen.ts'

export const screen = defineScreen({
  path: '/fulfilments',
  title: 'Выписки',
  permissions: ['fulfilments.read'],
  section: { label: 'Выписки', icon: InboxIcon, group: 'work' },
  load: () => import('./fulfilments-screen.tsx'),
})
