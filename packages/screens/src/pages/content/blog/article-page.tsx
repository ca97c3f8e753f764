import { Queries } from '../../../runtime/data/queries.tsx'
import { ArticleScreen } from './article-screen.tsx'

export { loader } from './article-loader.ts'

export function Component() {
  return (
    <Queries>
      <ArticleScreen />
    </Queries>
  )
}
