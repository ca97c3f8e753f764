import { Queries } from '../data/queries.tsx'
import { ArticleScreen } from './article-screen.tsx'

export function Component() {
  return (
    <Queries>
      <ArticleScreen />
    </Queries>
  )
}
