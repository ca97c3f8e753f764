import { formatMoney, typograph } from '@proverka/domain'
import { CHECKS } from '@proverka/domain/reports'
import { routeHeading } from '@proverka/domain/site'
import { Container, Section } from '@proverka/ui/frame'
import { Accordion, Steps } from '@proverka/ui/primitives'
import { DemoLabel, FactList, MatchStrength, ResultMark, Sheet, SourceStamp } from '@proverka/ui/report'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { PageHead } from '../app/page-head.tsx'
import { PersonForm } from '../person-check/person-form.tsx'
import { useProduct } from '../prices/use-prices.ts'
import { FSSP_QUESTIONS, FSSP_SAMPLE, fsspSteps } from './fssp-content.ts'
import * as css from './landing.css.ts'

/** Landing page of the bailiff debt check: the form orders it for real. */
export function Component() {
  const product = useProduct('BailiffCheck')
  const check = CHECKS.bailiffs
  const price = product ? typograph(formatMoney(product.product_price)) : ''
  return (
    <>
      <PageHead
        title="Проверка долгов у судебных приставов"
        description={`Исполнительные производства человека по всем регионам с защитой от однофамильцев. ${price && `${price}, `}около 1 минуты, без подписки.`}
      />
      <section className={css.hero}>
        <Container className={css.heroInner}>
          <div className={css.heroText}>
            <h1 className={clsx(text.hero, css.title)}>{routeHeading('proverka-fssp')}</h1>
            <p className={clsx(text.lead, css.lead)}>
              Кредиты, налоги, алименты, штрафы — все исполнительные производства по всем регионам. С защитой
              от однофамильцев.
            </p>
            <dl className={css.keys}>
              {price && (
                <div>
                  <dt className={css.keyLabel}>один человек</dt>
                  <dd className={css.keyValue}>{price}</dd>
                </div>
              )}
              <div>
                <dt className={css.keyLabel}>обычный ответ</dt>
                <dd className={css.keyValue}>около 1 минуты</dd>
              </div>
            </dl>
            <p className={css.sourceLine}>
              <SourceStamp source={check.source}>{check.sourceTitle}</SourceStamp>
            </p>
          </div>
          <div className={css.form} id="form">
            <h2 className={clsx(text.h3, css.formTitle)}>Кого проверяем</h2>
            <PersonForm
              productName="BailiffCheck"
              withoutPassport
              after={<p className={css.small}>Нет ответа от ФССП — вернем {price} без заявления.</p>}
            />
          </div>
        </Container>
      </section>
      <Section
        title="Так выглядит ответ"
        note="Каждая строка — из банка исполнительных производств. Время ответа стоит рядом."
      >
        <Sheet className={css.sample}>
          <div className={css.sampleMain}>
            <DemoLabel />
            <h3 className={clsx(text.h3, css.sampleTitle)}>{FSSP_SAMPLE.person}</h3>
            <MatchStrength name="same" birthDate="same" region="same" inn="unknown" document="unknown" />
            <FactList facts={FSSP_SAMPLE.facts} />
            <p className={css.sampleStamp}>
              <SourceStamp source={check.source}>21.11.2026, 14:07 МСК</SourceStamp>
            </p>
          </div>
          <div className={css.sampleSide}>
            <ResultMark tone="red" size={36} inherit cut="#ff4949" />
            <p className={css.sampleWord}>Найдено 1 производство</p>
            <p className={css.sampleSum}>{FSSP_SAMPLE.sum}</p>
            <p className={css.sampleNote}>{check.meaning}</p>
          </div>
        </Sheet>
      </Section>
      <Section title="Три шага" ground="grey">
        <Steps steps={fsspSteps(price)} />
      </Section>
      <Section>
        <div className={css.questions}>
          <h2 className={text.h2}>Частые вопросы</h2>
          <Accordion items={FSSP_QUESTIONS} />
        </div>
      </Section>
    </>
  )
}
