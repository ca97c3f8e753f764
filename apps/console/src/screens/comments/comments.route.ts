import { EditIcon } from '@proverka/ui/primitives'
import { defineScreen } from '../../app/define-screen.ts'

export const screen = defineScreen({
  path: '/articles/comments',
  title: 'Комментарии',
  permissions: ['comments.write'],
  section: { label: 'Статьи', icon: EditIcon, group: 'shop' },
  load: () => import('./comments-screen.tsx'),
})
