import { buildPath } from '@proverka/domain/navigation'
import { fulfilmentView, typesetView, type FulfilmentStep, type FulfilmentView } from '@proverka/domain/views'
import { useHydrated } from '@proverka/page-engine/react'
import { TermRuler } from '@proverka/ui/charts'
import { Panel } from '@proverka/ui/frame'
import { Callout, StepTrail } from '@proverka/ui/order'
import { Button } from '@proverka/ui/primitives'
import { useSupport } from '../../../../runtime/brand/use-support.ts'
import { useNow } from '../../../../runtime/page/use-now.ts'
import type { OrderItemView } from '../data.ts'
import * as css from './fulfilment.css.ts'

/** What a part says that people obtain, at the present. */
export function useFulfilmentView(item: OrderItemView): FulfilmentView | undefined {
  const now = useNow(item.fulfilment !== null)
  const view = fulfilmentView(item, now)
  return view && typesetView(view)
}

/** The term of a part by working days, what is done and what comes, and what happens when it is late. */
export function AwaitedPart({ view, orderNumber }: { view: FulfilmentView; orderNumber: number }) {
  return (
    <div className={css.part}>
      {view.refusal ? <Refusal refusal={view.refusal} /> : <Term view={view} />}
      <div className={css.two}>
        <Panel title={STEPS_TITLES[view.state]} padded>
          <StepTrail label={STEPS_TITLES[view.state]} steps={view.steps.map(trailStep)} />
        </Panel>
        <Aside view={view} orderNumber={orderNumber} />
      </div>
    </div>
  )
}

const STEPS_TITLES: { readonly [state in FulfilmentView['state']]: string } = {
  'to-order': 'Что уже сделано',
  ordered: 'Что уже сделано',
  overdue: 'Что происходит',
  refused: 'Что было',
}

const trailStep = ({ state, when, title, text, requestNumber }: FulfilmentStep) => ({
  key: `${state} ${when} ${title}`,
  state,
  when,
  title,
  text:
    requestNumber === undefined ? (
      text
    ) : (
      <>
        Запрос <b className={css.number}>{requestNumber}</b>
      </>
    ),
})

function Term({ view }: { view: FulfilmentView }) {
  const { usual, term, cells, cellsText, legend } = view
  const isHydrated = useHydrated()
  return (
    <section className={css.term} aria-label="Срок">
      <div className={css.termHead}>
        <p className={css.say}>{usual ?? term}</p>
        {usual && <p className={css.quiet}>{term}</p>}
      </div>
      <TermRuler label={cellsText} cells={cells} isSized={isHydrated} />
      {legend && <p className={css.legend}>{legend}</p>}
    </section>
  )
}

function Refusal({ refusal: { lead, words, meaning } }: { refusal: NonNullable<FulfilmentView['refusal']> }) {
  return (
    <section className={css.refusal} aria-label="Отказ">
      <div className={css.refusalWords}>
        <p className={css.quiet}>{lead}</p>
        <blockquote className={css.quote}>«{words}»</blockquote>
      </div>
      <div className={css.refusalMeaning}>
        <h2 className={css.meaningTitle}>Что это значит</h2>
        {meaning.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  )
}

function Aside({ view, orderNumber }: { view: FulfilmentView; orderNumber: number }) {
  const { email } = useSupport()
  const subject = encodeURIComponent(`Заказ ${orderNumber}`)
  const write = (
    <Button variant="secondary" fullWidth href={`mailto:${email}?subject=${subject}`}>
      Написать оператору
    </Button>
  )
  switch (view.state) {
    case 'to-order':
    case 'ordered':
      return (
        <Callout title="Если опоздает" actions={write}>
          <ul className={css.notes}>
            {view.ifLate.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </Callout>
      )
    case 'overdue':
      return (
        <Callout title="Ждать не обязательно" actions={write}>
          <p>
            Если выписка уже есть у вас, откройте ее файл: отчет соберется на вашем устройстве, бесплатно.
          </p>
          <OwnExtract />
        </Callout>
      )
    case 'refused':
      return (
        <Callout title="Помогите найти" actions={write}>
          <p>Попросите у продавца выписку или договор: там есть номер. Он мог измениться.</p>
          <p className={css.ways}>
            <Button fullWidth href={buildPath('search')}>
              Найти по другому номеру
            </Button>
          </p>
          <OwnExtract />
        </Callout>
      )
  }
}

const OwnExtract = () => (
  <p className={css.ways}>
    <Button variant="secondary" fullWidth href={buildPath('otchet-na-osnove-vypiski-iz-egrn')}>
      Открыть свой файл выписки
    </Button>
  </p>
)
