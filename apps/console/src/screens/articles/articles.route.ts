import { EditIcon } from '@proverka/ui/primitives'
import { defineScreen } from '../../parts/define-screen.ts'

export const screen = defineScreen({
  path: '/articles',
  title: 'Статьи',
  permissions: ['articles.write', 'comments.write'],
  section: { label: 'Статьи', icon: EditIcon, group: 'shop' },
  load: () => import('./articles-screen.tsx'),
})
