import { Queries } from '../../../runtime/data/queries.tsx'
import { BlogScreen } from './blog-screen.tsx'

export { loader } from './blog-loader.ts'

export function Component() {
  return (
    <Queries>
      <BlogScreen />
    </Queries>
  )
}
