import { Button } from '@proverka/ui/primitives'
import { pluralWord } from '@proverka/domain'
import { DemoLabel, RegisterRow, Sheet } from '@proverka/ui/report'
import { openSample } from './opened-store.ts'
import * as css from './page.css.ts'
import { PREVIEW_ROWS } from './preview-content.ts'
import { Path } from './path.tsx'

/** Lines of the sample report as they will look, rendered without a script; a press opens the whole report. */
export function Preview() {
  return (
    <Sheet>
      <div className={css.previewFoot}>
        <DemoLabel />
      </div>
      <div className={css.previewHead} aria-hidden>
        <span>Строка выписки</span>
        <span>Что это значит</span>
        <span>Где в файле</span>
      </div>
      {PREVIEW_ROWS.map(({ index, label, value, details = [], meaning, tone, place }) => (
        <RegisterRow
          key={`${label} ${value}`}
          index={index}
          label={label}
          value={value}
          details={details}
          meaning={meaning}
          {...(tone && { tone })}
          place={<p className={css.previewPlace}>{place ? <Path path={place} /> : 'нет в файле'}</p>}
        />
      ))}
      <div className={css.previewFoot}>
        <p className={css.small}>
          {PREVIEW_ROWS.length} {pluralWord(PREVIEW_ROWS.length, 'строка', 'строки', 'строк')} из вымышленной
          выписки.
        </p>
        <Button variant="secondary" size="s" onClick={openSample}>
          Открыть пример целиком
        </Button>
      </div>
    </Sheet>
  )
}
