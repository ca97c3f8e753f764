import { formatMoment, isId } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { Panel, RecordList, RecordRow } from '@proverka/ui/frame'
import { BackLink, Button, EmptyState, Skeleton } from '@proverka/ui/primitives'
import { clsx } from 'clsx'
import { useParams } from 'react-router'
import * as cabinet from '../layout/cabinet.css.ts'
import { CabinetPage } from '../layout/cabinet-page.tsx'
import { Queries } from '../../../runtime/data/queries.tsx'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { codeOfError } from '../../../runtime/error/status-of-error.ts'
import { useNow } from '../../../runtime/page/use-now.ts'
import { useWatch, type Watch } from './data.ts'
import { WatchActions, WatchTerm } from './watch-actions.tsx'
import { CheckCells } from './watch-cells.tsx'
import { GroundPanel } from './ground-panel.tsx'
import * as css from './watches.css.ts'
import { dayText, PERIOD_WORDS, stateWords } from './watch-words.ts'

export { loader } from './watch-loader.ts'

export function Component() {
  const { id = '' } = useParams()
  return (
    <Queries>
      <WatchScreen id={id} />
    </Queries>
  )
}

/** One watch: its checks as cells, what changed, what is compared and what is not. */
function WatchScreen({ id }: { id: string }) {
  const query = useWatch(id)
  const watch = query.data
  const isAbsent = !isId(id) || ['watch/not-found', 'input/invalid'].includes(codeOfError(query.error) ?? '')
  return (
    <CabinetPage
      title="Слежение"
      heading={watch ? `Слежу: ${watch.title}` : 'Слежение'}
      signInTitle="Войдите, чтобы открыть слежение"
      note={<BackLink href={buildPath('user-watches')}>За чем слежу</BackLink>}
    >
      {watch ? (
        <Found watch={watch} />
      ) : isAbsent ? (
        <EmptyState
          title="Такого слежения у вас нет"
          action={<Button href={buildPath('user-watches')}>За чем слежу</Button>}
        >
          <p>Оно открывается только тому, кто его начал.</p>
        </EmptyState>
      ) : isNotLoaded(query) ? (
        <NotLoaded title="Слежение не открылось" query={query} />
      ) : (
        <Skeleton lines={10} shape="rows" label="Загружаем слежение" />
      )}
    </CabinetPage>
  )
}

function Found({ watch }: { watch: Watch }) {
  return (
    <div className={cabinet.stack}>
      <p className={css.quiet}>
        {watch.note} · {PERIOD_WORDS[watch.period]}
        {watch.started_at && ` · с ${dayText(watch.started_at)}`} · {stateWords(watch)}
      </p>
      <Panel title="Проверки" padded>
        <div className={css.counts}>
          <p className={css.count}>
            <b className={css.figure}>{watch.unchanged}</b> раз ничего не изменилось
          </p>
          <p className={css.count}>
            <b className={clsx(css.figure, watch.changed > 0 && css.figureChanged)}>{watch.changed}</b> раз
            изменилось
          </p>
          {watch.silent > 0 && (
            <p className={css.count}>
              <b className={css.figure}>{watch.silent}</b> раз источник не ответил
            </p>
          )}
        </div>
        {watch.checks.length > 0 || watch.next_check_at ? (
          <CheckCells watch={watch} />
        ) : (
          <p className={css.quiet}>Еще не спрашивали.</p>
        )}
      </Panel>
      <div className={cabinet.beside}>
        <div className={cabinet.stack}>
          <Changes watch={watch} />
          <Compared watch={watch} />
        </div>
        <div className={cabinet.stack}>
          <WatchTerm key={watch.watch_id} watch={watch} />
          {watch.ground && <GroundPanel watch={watch} ground={watch.ground} />}
          <WatchActions watch={watch} />
        </div>
      </div>
    </div>
  )
}

function Changes({ watch }: { watch: Watch }) {
  const now = new Date(useNow(false)).toISOString()
  if (watch.changes.length === 0) {
    return (
      <Panel title="Что изменилось" padded>
        <p>
          {watch.ending === 'withdrawn'
            ? 'Человек отозвал согласие: что было найдено, мы удалили.'
            : watch.changed === 0
              ? 'Изменений не было. Чего источник не сообщил, изменением не считаем.'
              : 'Найденное удалено.'}
        </p>
      </Panel>
    )
  }
  return (
    <Panel title="Что изменилось" padded>
      {watch.changes.map(({ change_id, found_at, items }) => (
        <article key={change_id} className={css.change} aria-label={`Изменение ${dayText(found_at)}`}>
          <p className={css.quiet}>{formatMoment(found_at, now)}</p>
          {items.map(({ what, before, now: after }) => (
            <div key={`${what}${before}${after}`}>
              <h3 className={css.changeTitle}>{what}</h3>
              <div className={css.pair}>
                <div className={css.before}>
                  <p className={css.pairTitle}>Было</p>
                  <p className={css.pairValue}>{before}</p>
                </div>
                <div className={css.after}>
                  <p className={css.pairTitle}>Стало</p>
                  <p className={css.pairValue}>{after}</p>
                </div>
              </div>
            </div>
          ))}
        </article>
      ))}
      {watch.extract && <ExtractOffer extract={watch.extract} />}
    </Panel>
  )
}

/** What a change means for rights is in a paid document alone; the service never buys it by itself. */
function ExtractOffer({ extract }: { extract: NonNullable<Watch['extract']> }) {
  return (
    <div className={css.change}>
      <p>
        Кто собственник и есть ли ипотека или арест, скажет только выписка. Сами ее не покупаем: решаете вы.
      </p>
      <div className={css.actions}>
        <Button href={extract.path}>
          {extract.title}, {extract.price}&nbsp;₽
        </Button>
      </div>
    </div>
  )
}

function Compared({ watch }: { watch: Watch }) {
  return (
    <Panel title="Что сравниваем" padded>
      <RecordList>
        {watch.questions.map(({ title, source }) => (
          <RecordRow key={title} label={title} value={`${source}, ${PERIOD_WORDS[watch.period]}`} />
        ))}
        {watch.kind === 'object' && (
          <RecordRow
            label="Собственник, ипотека, арест"
            value="Не следим"
            note="Это только в платной выписке."
          />
        )}
      </RecordList>
      <p className={css.under}>Чего источник не сообщает, изменением не считаем: сравнить не с чем.</p>
    </Panel>
  )
}
