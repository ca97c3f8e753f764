import { formatDate } from '@proverka/domain'
import { useDownload } from '@proverka/screens/runtime/data/use-download.ts'
import { Panel } from '@proverka/ui/console'
import { Button } from '@proverka/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { actsQuery } from './requests-query.ts'
import * as css from './requests-screen.css.ts'

const CAUSES = { term: 'истек срок', removal: 'удален кабинет', objection: 'по обращению' } as const

/** The last acts of destruction, as PDF. */
export function ActsPanel() {
  const acts = useQuery(actsQuery)
  const download = useDownload((id: string) => api.admin.downloadDestructionAct({ params: { id } }))
  return (
    <Panel title="Акты об уничтожении">
      <div className={css.rows}>
        {acts.data?.length === 0 && <p>Актов пока нет.</p>}
        {acts.data?.map(({ act_id, number, day, cause, destroyed }) => (
          <div key={act_id}>
            <p className={css.strong}>
              Акт № {number} от {formatDate(day)}
            </p>
            <p className={css.note}>
              {CAUSES[cause]}, записей и файлов: {destroyed}
            </p>
            <Button
              size="xs"
              variant="secondary"
              aria-label={`Скачать акт № ${number}`}
              onClick={() => download.mutate(act_id)}
            >
              PDF
            </Button>
          </div>
        ))}
      </div>
    </Panel>
  )
}
