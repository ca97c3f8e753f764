import { PersonIcon } from '@proverka/ui/primitives'
import { defineScreen } from '../../parts/define-screen.ts'

export const screen = defineScreen({
  path: '/clients',
  title: 'Клиенты',
  permissions: ['clients.read'],
  section: { label: 'Клиенты', icon: PersonIcon, group: 'work' },
  load: () => import('./clients-screen.tsx'),
})
