import { buildPath } from '@proverka/domain/navigation'
import { EXTRACT_EXCERPT } from '@proverka/screens/pages/checks/samples/extract-excerpt.ts'
import { Section } from '@proverka/ui/frame'
import { Link, SourceStamp } from '@proverka/ui/primitives'
import { CadastralNumber, DemoLabel, RegisterHead, RegisterRow, Sheet } from '@proverka/ui/report'
import * as css from './report-excerpt.css.ts'
import { SAMPLE } from './sample.ts'

const { title, address, stamp, disclaimer, rows } = EXTRACT_EXCERPT

/** A few lines of a sample report: the register on the left, its meaning on the right. */
export function ReportExcerpt() {
  return (
    <Section
      title="Отчет, который можно прочитать без юриста"
      note="Рядом с каждой строкой реестра — что она значит для покупателя. Ничего не пересказываем без источника."
    >
      <Sheet>
        <div className={css.head}>
          <div>
            <DemoLabel />
            <p className={css.number}>
              <CadastralNumber>{SAMPLE.number}</CadastralNumber>
            </p>
            <p className={css.address}>{address}</p>
          </div>
          <SourceStamp source={stamp.source}>{stamp.time}</SourceStamp>
        </div>
        <RegisterHead title={title} />
        {rows.map(({ id, index, label, value, details, meaning, tone }) => (
          <RegisterRow
            key={id}
            index={index}
            label={label}
            value={value}
            meaning={meaning}
            {...(tone && { tone })}
            details={details}
          />
        ))}
        <p className={css.foot}>
          {disclaimer} <Link href={buildPath('egrn-object-preview-id')}>Отчет целиком</Link>
        </p>
      </Sheet>
    </Section>
  )
}
