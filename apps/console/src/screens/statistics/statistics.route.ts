import { ChartIcon } from '@proverka/ui/primitives'
import { defineScreen } from '../../parts/define-screen.ts'

export const screen = defineScreen({
  path: '/statistics',
  title: 'Статистика',
  permissions: ['statistics.read'],
  section: { label: 'Статистика', icon: ChartIcon, group: 'house' },
  load: () => import('./statistics-screen.tsx'),
})
