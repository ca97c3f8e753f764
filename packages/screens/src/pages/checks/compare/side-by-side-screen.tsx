import { buildPath } from '@proverka/domain/navigation'
import { purchaseFor, type SideBySideView, type SideCell, type SideView } from '@proverka/domain/views'
import { Panel } from '@proverka/ui/frame'
import { Button, Link } from '@proverka/ui/primitives'
import { DemoLabel, SideBySide } from '@proverka/ui/report'
import { text } from '@proverka/ui/theme'
import { AskingPrices } from './asking-prices.tsx'
import { BuyAnswer } from './buy-answer.tsx'
import * as css from './compare.css.ts'

/** Two sides question by question: the differences first, the unknown with what closes it, the same folded. */
export function SideBySideScreen({ view }: { view: SideBySideView }) {
  const { title, note, demo, sides, sections, same, early, kind } = view
  const cellsOf = ([one, other]: readonly [SideCell, SideCell]) =>
    [cellOf(one, sides[0]), cellOf(other, sides[1])] as const
  const rowsOf = (rows: SideBySideView['same']) =>
    rows.map(({ what, cells }) => ({ what, cells: cellsOf(cells) }))
  const isOnPeople = kind === 'person' || kind === 'taxpayer'
  return (
    <>
      <header className={css.head}>
        <div>
          {demo && <DemoLabel />}
          <h1 className={text.h1}>{title}</h1>
          <p className={css.lead}>{note}</p>
        </div>
        <Button variant="secondary" href={buildPath('compare')}>
          Выбрать других
        </Button>
      </header>
      <Panel>
        <div className={css.table}>
          <SideBySide
            caption={title}
            heads={sides}
            sections={sections.map((section) => ({ ...section, rows: rowsOf(section.rows) }))}
          />
          {same.length > 0 && (
            <details>
              <summary className={css.same}>Одинаково у обоих, строк: {same.length}</summary>
              <SideBySide caption="Одинаково у обоих" sections={[{ id: 'same', rows: rowsOf(same) }]} />
            </details>
          )}
        </div>
      </Panel>
      {kind === 'property' && <AskingPrices sides={sides} />}
      {sides.some(({ advice }) => advice.length > 0) && (
        <div className={css.questions}>
          {sides.map(({ letter, advice }) => (
            <Panel key={letter} title={`Что сделать с ${letter}`} padded>
              {advice.length > 0 ? (
                <ol className={css.advice}>
                  {advice.map((one) => (
                    <li key={one}>{one}</li>
                  ))}
                </ol>
              ) : (
                <p>По этому отчету советов нет.</p>
              )}
            </Panel>
          ))}
        </div>
      )}
      {early && (
        <section className={css.early} aria-label="Чего не знаем">
          <p className={css.earlyText}>
            <b>Сравнивать рано:</b> {early}
          </p>
          <span className={css.buttons}>
            {sides.map((side, place) => (
              <BuyAnswer
                key={side.letter}
                product={purchaseFor(view, place === 0 ? 0 : 1)}
                side={side}
                variant="button"
              />
            ))}
          </span>
        </section>
      )}
      <p className={css.closed}>
        {isOnPeople
          ? 'Сравнение видите только вы. Ссылкой его не передать: это сведения о двух разных людях.'
          : 'Свои отчеты в сравнении видите только вы: по ссылке другой человек их не откроет.'}
      </p>
    </>
  )
}

function cellOf({ words, note, tone, isUnknown, gap }: SideCell, side: SideView) {
  return {
    words,
    note,
    ...(tone && { tone }),
    ...(isUnknown && { isUnknown }),
    ...(gap && {
      action:
        gap.kind === 'buy' ? (
          <BuyAnswer product={gap.product} side={side} variant="link" />
        ) : (
          <Link href={`${buildPath('report-id', { id: gap.reportId })}#not-checked`}>
            Дополнить бесплатно
          </Link>
        ),
    }),
  }
}
