import { formatDate, formatDateTime, pluralWord, typograph } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { questionsAbout } from '@proverka/domain/checks'
import type { AskedQuestion } from '@proverka/domain/checks'
import { BelowFold } from '@proverka/page-engine/react'
import { Container, Section } from '@proverka/ui/frame'
import { Accordion, Link, Skeleton, Table } from '@proverka/ui/primitives'
import { SourceState } from '@proverka/ui/report'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { PagePlace } from '../../../runtime/page/page-place.tsx'
import type { SourceHealth } from './data.ts'
import { useSources } from './data.ts'
import { ConfirmWait } from './confirm-wait.tsx'
import { ForSale } from './for-sale.tsx'
import { sourceRows, outagesOf } from './source-rows.ts'
import type { Outage } from './source-rows.ts'
import * as css from './sources.css.ts'

/** Each source: what it answers, by which law, its state now and for thirty days by measured calls (PUB-04). */
export function SourcesScreen() {
  const list = useSources()
  const known = list.data?.sources ?? []
  const answering = known.filter(({ state }) => state === 'answers' || state === 'unsteady').length
  return (
    <>
      <PageHead
        title="Источники: состояние реестров сейчас"
        description="Какие государственные реестры отвечают сейчас и как отвечали 30 дней. По настоящим запросам, а не по обещаниям: что спрашиваем, по какому закону, чего реестр не знает."
      />
      <PagePlace title="Источники" />
      <ConfirmWait />
      <section className={css.hero}>
        <Container>
          <div className={css.head}>
            <div>
              <h1 className={text.hero}>Источники</h1>
              <p className={clsx(text.lead, css.lead)}>
                Реестры, из которых собраны отчеты. Состояние — из настоящих запросов, а не из обещаний. Один
                столбик — один день.
              </p>
            </div>
            {list.data && (
              <p className={css.count} aria-live="polite">
                <span className={css.number}>
                  {answering} <span className={css.of}>из {known.length}</span>
                </span>
                <span className={css.measured}>
                  {pluralWord(answering, 'отвечает', 'отвечают', 'отвечают')} сейчас. Измерено{' '}
                  {typograph(formatDateTime(list.data.measured_at))}
                </span>
              </p>
            )}
          </div>
          {list.data ? (
            <SourceState rows={sourceRows(known, list.data.measured_at)} />
          ) : isNotLoaded(list) ? (
            <div className={css.notLoaded}>
              <NotLoaded title="Состояние не пришло" query={list} />
            </div>
          ) : (
            <Skeleton lines={8} shape="rows" />
          )}
          <Legend />
          {list.data && <Confirmers confirmers={list.data.confirmers} measuredAt={list.data.measured_at} />}
        </Container>
      </section>
      {list.data && (
        <BelowFold>
          <Outages outages={outagesOf(known)} sources={known} />
        </BelowFold>
      )}
      <ForSale />
      <Answers />
      <BelowFold>
        <Section background="paper">
          <div className={css.questions}>
            <h2 className={text.h2}>Как мы меряем</h2>
            <Accordion items={QUESTIONS} />
          </div>
        </Section>
      </BelowFold>
    </>
  )
}

interface ConfirmersProps {
  readonly confirmers: readonly SourceHealth[]
  readonly measuredAt: string
}

/** Who is asked whether an object exists that our register does not have. */
function Confirmers({ confirmers, measuredAt }: ConfirmersProps) {
  if (confirmers.length === 0) return null
  return (
    <section className={css.confirmers} aria-labelledby="confirmers">
      <h2 id="confirmers" className={text.h2}>
        Кто подтверждает объект
      </h2>
      <p className={clsx(text.lead, css.lead)}>
        Сначала наш реестр: ГАР, кадастровые планы, выписки из заказов. Чего в нем нет, спрашиваем у них по
        порядку. Молчание и «не знаю» не значат, что объекта нет.
      </p>
      <SourceState rows={sourceRows(confirmers, measuredAt)} />
    </section>
  )
}

function Legend() {
  return (
    <ul className={css.legend}>
      {LEGEND.map(([kind, words]) => (
        <li key={kind} className={css.legendItem}>
          <i className={clsx(css.swatch, css.swatchOf[kind])} aria-hidden="true" />
          {words}
        </li>
      ))}
    </ul>
  )
}

const LEGEND = [
  ['up', 'ответил на все вопросы'],
  ['slow', 'не ответил на часть'],
  ['down', 'не ответил на большинство'],
  ['none', 'не спрашивали, это не «работал»'],
] as const

/** What went wrong, by the same measurements. */
function Outages({ outages, sources }: { outages: readonly Outage[]; sources: readonly SourceHealth[] }) {
  const silent = new Set(sources.filter(({ state }) => state === 'silent').map(({ name }) => name))
  return (
    <Section
      title="Что случилось за 30 дней"
      note="Когда источник молчит, в отчете стоит «не проверено», и переспросить его можно бесплатно. Не ответил ни один — деньги за отчет возвращаем."
    >
      {outages.length === 0 ? (
        <p>Источники, которых мы спрашивали, ответили на все вопросы.</p>
      ) : (
        <Table
          caption="Что случилось за 30 дней"
          columns={[
            { key: 'when', title: 'Когда', cell: ({ from, to }: Outage) => spanOf(from, to) },
            {
              key: 'what',
              title: 'Что',
              cell: ({ source, answered }: Outage) => (
                <b>
                  {source}{' '}
                  {silent.has(source) ? 'не отвечает' : answered === 0 ? 'не отвечал' : 'отвечал с перебоями'}
                </b>
              ),
            },
            {
              key: 'how',
              title: 'Сколько',
              cell: ({ asked, answered }: Outage) =>
                `${answered} ${pluralWord(answered, 'ответ', 'ответа', 'ответов')} на ${asked} ${pluralWord(asked, 'вопрос', 'вопроса', 'вопросов')}`,
            },
          ]}
          rows={outages}
          rowKey={({ source, from }) => `${source} ${from}`}
        />
      )}
    </Section>
  )
}

const spanOf = (from: string, to: string): string =>
  from === to ? formatDate(to) : `${formatDate(from)}\u00a0— ${formatDate(to)}`

/** What each source answers, by which law, and what its empty answer does not say. */
function Answers() {
  return (
    <Section
      title="На что отвечает каждый"
      note="И чего не знает. Пустой ответ источника — это ответ только на его вопрос."
      background="grey"
    >
      {ANSWERS.map(({ title, answers }) => (
        <BelowFold key={title}>
          <h3 className={clsx(text.h3, css.about)}>{title}</h3>
          <Table
            caption={`${title}: на что отвечает каждый источник`}
            columns={ANSWER_COLUMNS}
            rows={answers}
            rowKey={({ source, title: question }) => `${source} ${question}`}
          />
        </BelowFold>
      ))}
      <p className={css.more}>
        <Link href={buildPath('methodology')}>Как из ответов получается вывод</Link>
      </p>
    </Section>
  )
}

/** A row for each question: an empty answer is shown beside the question that it does not answer. */
const ANSWERS = [
  { title: 'О недвижимости', answers: questionsAbout('property') },
  { title: 'О человеке', answers: questionsAbout('person') },
  { title: 'О компании', answers: questionsAbout('company') },
  { title: 'О машине', answers: questionsAbout('vehicle') },
]

const ANSWER_COLUMNS = [
  {
    key: 'source',
    title: 'Источник',
    untitled: true,
    cell: ({ source, sourceTitle }: AskedQuestion) => (
      <>
        <b>{source}</b>
        <span className={css.small}>{typograph(sourceTitle)}</span>
      </>
    ),
  },
  {
    key: 'what',
    title: 'Что спрашиваем и по какому закону',
    cell: ({ title, law }: AskedQuestion) => (
      <>
        {title}
        <span className={css.small}>{typograph(law)}</span>
      </>
    ),
  },
  {
    key: 'empty',
    title: 'Что значит пустой ответ',
    cell: ({ meaningNotFound }: AskedQuestion) => typograph(meaningNotFound),
  },
]

const QUESTIONS = [
  {
    title: 'Откуда эти столбики?',
    body: 'Из настоящих вопросов наших заказов. День зеленый, если источник ответил на все вопросы этого дня. Не спрашивали — столбика нет: пустое место не значит, что источник работал.',
    open: true,
  },
  {
    title: 'Почему «обычно», а не «среднее»?',
    body: 'Показываем медиану: половина ответов пришла быстрее. Один ответ через час испортил бы среднее и ничего не сказал бы о вашем. Пока ответов меньше двадцати, не показываем ничего.',
  },
  {
    title: 'Когда источник считается молчащим?',
    body: 'После трех вопросов подряд без ответа. Страница узнает об этом не позже чем через минуту и называет время, с которого он молчит.',
  },
  {
    title: 'Что будет с моим заказом, если источник молчит?',
    body: 'Повторяем вопрос. Не ответит — в отчете будет «не проверено» с причиной, переспросить можно бесплатно. Если к обещанному времени главный вопрос отчета остался без ответа, вернем его цену без заявления.',
  },
]
