import { formatMoney, typograph } from '@proverka/domain'
import { routeHeading } from '@proverka/domain/navigation'
import { CHECKS } from '@proverka/domain/reports'
import { Container, Section } from '@proverka/ui/frame'
import { Accordion, Steps } from '@proverka/ui/primitives'
import { DemoLabel, FactList, MatchStrength, ResultMark, Sheet, SourceStamp } from '@proverka/ui/report'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import type { ComponentType } from 'react'
import { PageHead } from '../frame/page-head.tsx'
import { PersonForm } from '../person-check/person-form.tsx'
import { useProduct } from '../prices/use-prices.ts'
import type { LandingContent } from './landing-content.ts'
import * as css from './landing.css.ts'

/** The landing page of one check, whose form orders it for real; `route` is the name of its route. */
export function createLandingPage(route: string, content: LandingContent): ComponentType {
  const { product, form, steps, questions } = content
  return function LandingPage() {
    const price = typograph(formatMoney(useProduct(product)?.product_price ?? Number.NaN))
    return (
      <>
        <PageHead title={content.title} description={content.description(price)} />
        <section className={css.hero}>
          <Container className={css.heroInner}>
            <Lead route={route} content={content} price={price} />
            <div className={css.form} id="form">
              <h2 className={clsx(text.h3, css.formTitle)}>Кого проверяем</h2>
              <PersonForm
                productName={product}
                withoutPassport={form.withoutPassport}
                after={<p className={css.small}>{form.promise(price)}</p>}
              />
            </div>
          </Container>
        </section>
        <Section title="Так выглядит ответ" note={content.sample.note}>
          <Sample content={content} />
        </Section>
        <Section title="Три шага" background="grey">
          <Steps steps={steps(price)} />
        </Section>
        <Section>
          <div className={css.questions}>
            <h2 className={text.h2}>Частые вопросы</h2>
            <Accordion items={questions} />
          </div>
        </Section>
      </>
    )
  }
}

function Lead({ route, content, price }: { route: string; content: LandingContent; price: string }) {
  const check = CHECKS[content.check]
  return (
    <div className={css.heroText}>
      <h1 className={clsx(text.hero, css.title)}>{routeHeading(route)}</h1>
      <p className={clsx(text.lead, css.lead)}>{content.lead}</p>
      <dl className={css.keys}>
        <div>
          <dt className={css.keyLabel}>один человек</dt>
          <dd className={css.keyValue}>{price}</dd>
        </div>
        <div>
          <dt className={css.keyLabel}>обычный ответ</dt>
          <dd className={css.keyValue}>{content.answerTime}</dd>
        </div>
      </dl>
      <p className={css.sourceLine}>
        <SourceStamp source={check.source}>{check.sourceTitle}</SourceStamp>
      </p>
    </div>
  )
}

/** An answer as it will look, of an invented person. */
function Sample({ content: { check: key, sample } }: { content: LandingContent }) {
  const check = CHECKS[key]
  return (
    <Sheet className={css.sample}>
      <div className={css.sampleMain}>
        <DemoLabel />
        <h3 className={clsx(text.h3, css.sampleTitle)}>{sample.person}</h3>
        <MatchStrength name="same" birthDate="same" region="same" inn="unknown" document="unknown" />
        <FactList facts={sample.facts} />
        <p className={css.sampleStamp}>
          <SourceStamp source={check.source}>{sample.askedAt}</SourceStamp>
        </p>
      </div>
      <div className={css.sampleSide}>
        <ResultMark tone="red" size={36} inherit cut="#ff4949" />
        <p className={css.sampleWord}>{sample.verdict}</p>
        <p className={css.sampleSum}>{sample.sum}</p>
        <p className={css.sampleNote}>{check.meaning}</p>
      </div>
    </Sheet>
  )
}
