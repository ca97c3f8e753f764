import { ServicesIcon } from '@proverka/ui/primitives'
import { defineScreen } from '../../parts/define-screen.ts'

export const screen = defineScreen({
  path: '/',
  title: 'Сегодня',
  section: { label: 'Сегодня', icon: ServicesIcon, group: 'work' },
  load: () => import('./today-screen.tsx'),
})
