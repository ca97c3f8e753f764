import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import { personalDataOf } from '../../../platform/audit/personal-part.ts'
import type { DataExportRow } from '../../../platform/db/queries/accounts/data-exports.ts'
import { callerOf } from '../../../services/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireSession } from '../../../services/accounts/own-session.ts'
import { exportKey, startExport } from '../../../services/accounts/export-data.ts'

export const getExport =
  (context: AppContext): Handlers['account']['getExport'] =>
  async (_, call) => {
    requireSession(call)
    return present(context, await context.queries.dataExports.findExport(callerOf(call).user.id))
  }

export const startExportRoute =
  (context: AppContext): Handlers['account']['startExport'] =>
  async (_, call) => {
    requireSession(call)
    const id = await startExport(context, callerOf(call).user.id)
    const row = await context.queries.dataExports.findExportById(id)
    const view = present(context, row)
    if (!view) throw new Error('the export is gone between two statements')
    return view
  }

export const downloadExport =
  (context: AppContext): Handlers['account']['downloadExport'] =>
  async ({ params }, call) => {
    requireSession(call)
    const { user } = callerOf(call)
    const row = await context.queries.dataExports.findExport(user.id)
    const part = Number(params.part)
    const isThere =
      row?.status === 'ready' && row.expires_at > context.clock.now() && part <= row.parts.length
    const bytes = isThere ? await context.files.get(exportKey(row.id, part)) : undefined
    if (!bytes) throw appError('account/export-not-found')
    const held = await context.queries.dataExports.listSubjects(user.id)
    const suffix = row && row.parts.length > 1 ? `-${part}` : ''
    return {
      bytes,
      type: 'application/zip',
      name: `мои-данные${suffix}.zip`,
      about: [
        personalDataOf('person', user.id, 'export'),
        ...held.map(({ kind, id }) => personalDataOf(kind, id, 'export')),
      ],
    }
  }

function present({ clock }: AppContext, row: DataExportRow | undefined) {
  if (!row || row.expires_at <= clock.now()) return null
  return {
    status: row.status,
    made_at: row.made_at?.toISOString() ?? null,
    expires_at: row.expires_at.toISOString(),
    parts: row.parts.map((size) => ({ size })),
    counts: row.status === 'ready' ? row.counts : null,
  }
}
