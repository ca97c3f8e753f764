import { SearchForm } from '@proverka/screens/search/search-form.tsx'
import { buildPath } from '@proverka/domain'
import { CadastralAnatomy, Container, Heading, Link, PlanDrawing, ResultMark } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import * as css from './hero.css.ts'
import { SAMPLE } from './sample.ts'

/** The thought on the left, the plan to the edge of the window, the search bar across both. */
export function Hero() {
  return (
    <>
      <section className={css.hero}>
        <div className={css.map}>
          <PlanDrawing
            number={SAMPLE.number}
            width={900}
            height={600}
            at={[340, 240]}
            framed
            dimensions
            decorative
          />
          <div className={css.call}>
            <p className={css.callNumber}>{SAMPLE.number}</p>
            <p className={css.callNote}>Квартира, 54,3 м², пример отчета</p>
            <dl className={css.callFacts}>
              <div className={css.callFact}>
                <dt className={css.callLabel}>Статус</dt>
                <dd className={css.callValue}>
                  <ResultMark tone="green" size={16} />
                  Актуально
                </dd>
              </div>
              <div className={css.callFact}>
                <dt className={css.callLabel}>Собственники</dt>
                <dd className={css.callValue}>2, доли по 1/2</dd>
              </div>
              <div className={css.callWarn}>
                <dt className={css.callLabel}>Обременение</dt>
                <dd className={css.callValue}>
                  <ResultMark tone="red" size={16} />
                  Ипотека
                </dd>
              </div>
            </dl>
          </div>
        </div>
        <Container className={css.title}>
          <Heading level={1} look="hero">
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
