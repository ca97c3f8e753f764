import { SearchForm } from '@proverka/screens/pages/search/lookup/search-form.tsx'
import { buildPath } from '@proverka/domain/navigation'
import { StaticIsland } from '@proverka/page-engine/react'
import { Container } from '@proverka/ui/frame'
import { Heading, Link } from '@proverka/ui/primitives'
import { CadastralAnatomy } from '@proverka/ui/report'
import { text } from '@proverka/ui/theme'
import * as css from './hero.css.ts'
import { SAMPLE } from './sample.ts'

const loadPlan = async () => (await import('./hero-plan.tsx')).HeroPlan
const renderedAtBuild = import.meta.env.SSR ? await loadPlan() : undefined

/** The thought on the left, the plan to the edge of the window, the search bar across both. */
export function Hero() {
  return (
    <>
      <section className={css.hero}>
        <Container className={css.title}>
          <Heading level={1} variant="hero">
            <span className={css.line}>Проверьте </span>
            <span className={css.line}>квартиру </span>
            <span className={css.line}>до сделки</span>
          </Heading>
          <p className={`${text.lead} ${css.lead}`}>
            Собственники, обременения, переходы прав и долги продавца — из государственных реестров. У каждого
            факта источник и время.
          </p>
        </Container>
        <Container className={css.search}>
          <SearchForm />
          <div className={css.under}>
            <p>
              Например:{' '}
              <Link href={buildPath('object-objectKey', { objectKey: SAMPLE.number })}>{SAMPLE.number}</Link>
            </p>
            <p>Поиск бесплатный, вход не нужен</p>
          </div>
        </Container>
        <StaticIsland className={css.map} Content={renderedAtBuild} load={loadPlan} />
      </section>
      <section className={css.anatomy}>
        <Container className={css.anatomyInner}>
          <div>
            <h2 className={text.h3}>Как читать кадастровый номер</h2>
            <p className={css.anatomyNote}>Адрес может поменяться, номер — нет. Искать по нему точнее.</p>
          </div>
          <CadastralAnatomy>{SAMPLE.number}</CadastralAnatomy>
        </Container>
      </section>
    </>
  )
}
