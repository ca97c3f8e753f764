import { formatDate, formatDateTime, plural, typograph } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { sourceAnswers } from '@proverka/domain/reports'
import type { SourceAnswers } from '@proverka/domain/reports'
import { Container, Section } from '@proverka/ui/frame'
import { Accordion, Link, Skeleton, Table } from '@proverka/ui/primitives'
import { SourceState } from '@proverka/ui/report'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { isNotLoaded, NotLoaded } from '../error/not-loaded.tsx'
import { PageHead } from '../frame/page-head.tsx'
import { PagePlace } from '../frame/page-place.tsx'
import type { SourceHealth } from './data.ts'
import { useSources } from './data.ts'
import { sourceRows, troublesOf } from './source-rows.ts'
import type { Trouble } from './source-rows.ts'
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
      <section className={css.hero}>
        <Container>
          <div className={css.head}>
            <div>
              <h1 className={text.hero}>Источники</h1>
              <p className={clsx(text.lead, css.lead)}>
                Реестры, из&nbsp;которых собраны отчеты. Состояние&nbsp;— из&nbsp;настоящих запросов,
                а&nbsp;не&nbsp;из&nbsp;обещаний. Один столбик&nbsp;— один день.
              </p>
            </div>
            {list.data && (
              <p className={css.count} aria-live="polite">
                <span className={css.number}>
                  {answering} <span className={css.of}>из&nbsp;{known.length}</span>
                </span>
                <span className={css.measured}>
                  {plural(answering, 'отвечает', 'отвечают', 'отвечают')} сейчас. Измерено{' '}
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
        </Container>
      </section>
      {list.data && <Troubles troubles={troublesOf(known)} sources={known} />}
      <Answers />
      <Section background="paper">
        <div className={css.questions}>
          <h2 className={text.h2}>Как мы меряем</h2>
          <Accordion items={QUESTIONS} />
        </div>
      </Section>
    </>
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
  ['up', 'ответил на\u00a0все вопросы'],
  ['slow', 'не\u00a0ответил на\u00a0часть'],
  ['down', 'не\u00a0ответил на\u00a0большинство'],
  ['none', 'не\u00a0спрашивали, это не\u00a0«работал»'],
] as const

/** What went wrong, by the same measurements. */
function Troubles({ troubles, sources }: { troubles: readonly Trouble[]; sources: readonly SourceHealth[] }) {
  const silent = new Set(sources.filter(({ state }) => state === 'silent').map(({ name }) => name))
  return (
    <Section
      title="Что случилось за&nbsp;30&nbsp;дней"
      note="Когда источник молчит, в&nbsp;отчете стоит «не&nbsp;проверено», и&nbsp;переспросить его можно бесплатно. Не&nbsp;ответил ни&nbsp;один&nbsp;— деньги за&nbsp;отчет возвращаем."
    >
      {troubles.length === 0 ? (
        <p>Источники, которых мы спрашивали, ответили на&nbsp;все вопросы.</p>
      ) : (
        <Table
          caption="Что случилось за 30 дней"
          columns={[
            { key: 'when', title: 'Когда', cell: ({ from, to }: Trouble) => spanOf(from, to) },
            {
              key: 'what',
              title: 'Что',
              cell: ({ source, answered }: Trouble) => (
                <b>
                  {source}{' '}
                  {silent.has(source)
                    ? 'не\u00a0отвечает'
                    : answered === 0
                      ? 'не\u00a0отвечал'
                      : 'отвечал с\u00a0перебоями'}
                </b>
              ),
            },
            {
              key: 'how',
              title: 'Сколько',
              cell: ({ asked, answered }: Trouble) =>
                `${answered} ${plural(answered, 'ответ', 'ответа', 'ответов')} на\u00a0${asked} ${plural(asked, 'вопрос', 'вопроса', 'вопросов')}`,
            },
          ]}
          rows={troubles}
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
      title="На&nbsp;что отвечает каждый"
      note="И&nbsp;чего не&nbsp;знает. Пустой ответ источника&nbsp;— это ответ только на&nbsp;его вопрос."
      background="grey"
    >
      <Table
        caption="На что отвечает каждый источник"
        columns={ANSWER_COLUMNS}
        rows={ANSWERS}
        rowKey={({ source }) => source}
      />
      <p className={css.more}>
        <Link href={buildPath('methodology')}>Как из&nbsp;ответов получается вывод</Link>
      </p>
    </Section>
  )
}

const ANSWERS = sourceAnswers()

const ANSWER_COLUMNS = [
  {
    key: 'source',
    title: 'Источник',
    untitled: true,
    cell: ({ source, sourceTitles }: SourceAnswers) => (
      <>
        <b>{source}</b>
        {sourceTitles.map((title) => (
          <span key={title} className={css.small}>
            {typograph(title)}
          </span>
        ))}
      </>
    ),
  },
  {
    key: 'what',
    title: 'Что спрашиваем и\u00a0по\u00a0какому закону',
    cell: ({ questions }: SourceAnswers) =>
      questions.map(({ title, law }) => (
        <span key={title} className={css.line}>
          {title}
          <span className={css.small}>{typograph(law)}</span>
        </span>
      )),
  },
  {
    key: 'empty',
    title: 'Что значит пустой ответ',
    cell: ({ questions }: SourceAnswers) =>
      questions.map(({ title, meaningNotFound }) => (
        <span key={title} className={css.line}>
          {typograph(meaningNotFound)}
        </span>
      )),
  },
]

const QUESTIONS = [
  {
    title: 'Откуда эти столбики?',
    body: 'Из\u00a0настоящих вопросов наших заказов. День зеленый, если источник ответил на\u00a0все вопросы этого дня. Не\u00a0спрашивали\u00a0— столбика нет: пустое место не\u00a0значит, что источник работал.',
    open: true,
  },
  {
    title: 'Почему «обычно», а\u00a0не\u00a0«среднее»?',
    body: 'Показываем медиану: половина ответов пришла быстрее. Один ответ через час испортил\u00a0бы среднее и\u00a0ничего не\u00a0сказал\u00a0бы о\u00a0вашем. Пока ответов меньше двадцати, не\u00a0показываем ничего.',
  },
  {
    title: 'Когда источник считается молчащим?',
    body: 'После трех вопросов подряд без ответа. Страница узнает об\u00a0этом не\u00a0позже чем через минуту и\u00a0называет время, с\u00a0которого он\u00a0молчит.',
  },
  {
    title: 'Что будет с\u00a0моим заказом, если источник молчит?',
    body: 'Повторяем вопрос. Не\u00a0ответит\u00a0— в\u00a0отчете будет «не\u00a0проверено» с\u00a0причиной, переспросить можно бесплатно. Если к\u00a0обещанному времени не\u00a0ответил ни\u00a0один источник отчета, вернем его цену без заявления.',
  },
]
