import { ChatIcon } from '@proverka/ui/primitives'
import { defineScreen } from '../../parts/define-screen.ts'

export const screen = defineScreen({
  path: '/requests',
  title: 'Обращения',
  permissions: ['faults.read', 'subjects.read'],
  section: { label: 'Обращения', icon: ChatIcon, group: 'work' },
  load: () => import('./requests-screen.tsx'),
})
