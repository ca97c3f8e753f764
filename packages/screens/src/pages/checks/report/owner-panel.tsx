import { OwnerCheckForm } from '@proverka/ui/forms'
import { Panel } from '@proverka/ui/frame'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { CheckScope } from '../person-check/check-scope.tsx'
import { useOffered } from '../../../runtime/prices/use-answered.ts'
import { draftPlace } from '../../../runtime/storage/draft-place.ts'
import { useGiveOwner } from './data.ts'
import * as css from './owner-panel.css.ts'

const OWNER_CHECK = 'RiskAssessmentOwner'

/** The owner that the check is waiting for; may be given once (edit limit of the server). */
export function OwnerPanel({ itemId }: { itemId: string }) {
  const offered = useOffered(OWNER_CHECK)
  const give = useGiveOwner(itemId)
  return (
    <Panel title="Кого проверяем" note="Изменить потом нельзя, проверьте написание" padded>
      <div className={css.panel}>
        <OwnerCheckForm
          offered={offered}
          submitText="Отправить"
          several
          draft={draftPlace(`owner-${itemId}`)}
          loading={give.isPending}
          error={give.error && <ErrorText error={give.error} />}
          onSubmit={(given) => give.mutate(given)}
        />
        <CheckScope productName={OWNER_CHECK} />
      </div>
    </Panel>
  )
}
