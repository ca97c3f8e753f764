import { Link } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'

export function NoSuchScreen() {
  return (
    <>
      <h1 className={text.h1}>Такого экрана нет</h1>
      <p>
        <Link href="/">К списку дел</Link>
      </p>
    </>
  )
}
