import { buildPath } from '@proverka/domain/navigation'
import { Link } from '@proverka/ui/primitives'
import { useAppFacts } from '../../../runtime/brand/brand-context.ts'

/** The words of a search are a list of numbers: what to do with it. */
export function ListHint() {
  const { served } = useAppFacts()
  if (!served.has('wholesale')) return null
  return (
    <>
      {' '}
      Номеров здесь несколько: списком их проверяет <Link href={buildPath('wholesale')}>оптовый заказ</Link>.
    </>
  )
}
