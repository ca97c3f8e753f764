import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import { callerOf } from '../../../services/call.ts'
import { chooseFulfilments } from '../../../services/intake/choose-fulfilments.ts'
import { listWaitingFiles } from '../../../services/intake/list-intake.ts'
import { takeIn } from '../../../services/intake/take-in.ts'
import { undoMatch } from '../../../services/intake/undo-match.ts'
import { logChange } from '../../../services/log-change.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentMatch, presentTaken, presentWaiting } from '../../presenters/intake.ts'

type Admin = Handlers['admin']

const takeInFiles =
  (context: AppContext): Admin['takeInFiles'] =>
  async ({ body: { files } }, call) => {
    const brought = []
    for (const file of files) brought.push({ name: file.name, bytes: await file.bytes() })
    const taken = await takeIn(context, brought, { by: callerOf(call).user.id })
    for (const { state, fileId, orderItemId } of taken) {
      if (state !== 'answered') continue
      await logChange(context, call, {
        action: 'intake.answer',
        subject: `order_item:${orderItemId}`,
        details: { file: fileId },
      })
    }
    const named = await context.queries.intake.nameMatches(taken.flatMap(({ matchId }) => matchId ?? []))
    const matches = new Map(named.map((match) => [match.id, match]))
    return { files: taken.map((file) => presentTaken(context, file, matches.get(file.matchId ?? ''))) }
  }

const listWaiting =
  (context: AppContext): Admin['listWaitingFiles'] =>
  async ({ query: { limit, offset } }) => ({
    files: (await listWaitingFiles(context, limit, offset)).map(presentWaiting),
    count: await context.queries.intake.countWaiting(),
  })

const listMatches =
  (context: AppContext): Admin['listIntakeMatches'] =>
  async ({ query: { limit, offset } }) => {
    const matches = await context.queries.intake.listMatched(limit, offset)
    return { matches: matches.map((match) => presentMatch(context, match)) }
  }

const choose =
  (context: AppContext): Admin['chooseFulfilments'] =>
  async ({ body: { file_id, fulfilment_ids } }, call) => {
    const { id } = callerOf(call).user
    const matches = await chooseFulfilments(context, file_id, fulfilment_ids, id)
    for (const match of matches)
      await logChange(context, call, {
        action: 'intake.choice',
        subject: `order_item:${match.order_item_id}`,
        details: { file: file_id },
      })
    const named = await context.queries.intake.nameMatches(matches.map((match) => match.id))
    return { matches: named.map((match) => presentMatch(context, match)) }
  }

const undo =
  (context: AppContext): Admin['undoIntakeMatch'] =>
  ({ body: { match_id } }, call) =>
    context.database.transaction(async () => {
      const match = await undoMatch(context, match_id, callerOf(call).user.id)
      await logChange(context, call, {
        action: 'intake.undo',
        subject: `order_item:${match.order_item_id}`,
        details: { file: match.intake_file_id },
      })
      const [named] = await context.queries.intake.nameMatches([match.id])
      if (!named) throw appError('intake/not-found')
      return presentMatch(context, named)
    })

/** Who answers the calls about files of the register. */
export const intakeRoutes = (context: AppContext) => ({
  takeInFiles: takeInFiles(context),
  listWaitingFiles: listWaiting(context),
  listIntakeMatches: listMatches(context),
  chooseFulfilments: choose(context),
  undoIntakeMatch: undo(context),
})
