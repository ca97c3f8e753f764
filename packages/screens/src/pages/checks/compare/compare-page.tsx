import { useHydrated } from '@proverka/page-engine/react'
import { Container } from '@proverka/ui/frame'
import { Skeleton } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { useAtomValue } from 'jotai'
import { Queries } from '../../../runtime/data/queries.tsx'
import { useQuery } from '../../../runtime/navigation/hooks.ts'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { visitorAtom } from '../../../runtime/session/state.ts'
import { ChoosePair } from './choose-pair.tsx'
import { ComparedPair } from './compared-pair.tsx'
import * as css from './compare.css.ts'

export { handle } from '../../search/lookup/header-search.ts'

export function Component() {
  const query = useQuery()
  const isHydrated = useHydrated()
  const visitor = useAtomValue(visitorAtom)
  const [one = '', other = ''] = isHydrated ? [query.get('one') ?? '', query.get('other') ?? ''] : []
  return (
    <>
      <GreyBackground />
      <PageHead title="Сравнить двух" noindex />
      <Container className={css.page}>
        {!isHydrated || visitor.kind === 'unknown' ? (
          <>
            <h1 className={text.h1}>Сравнить двух</h1>
            <Skeleton lines={8} shape="rows" label="Загружаем сравнение" />
          </>
        ) : (
          <Queries>
            {one && other ? (
              <ComparedPair key={`${one} ${other}`} one={one} other={other} />
            ) : (
              <ChoosePair key={one || other} chosen={one || other} />
            )}
          </Queries>
        )}
      </Container>
    </>
  )
}
