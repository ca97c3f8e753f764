import type { AppContext } from '../../../services/context.ts'
import { callerOf } from '../../../services/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentAttachment } from '../../presenters/file.ts'
import { keepAttachment, requireOwnGroup } from '../../../services/files/attachments.ts'

export const uploadAttachment =
  (context: AppContext): Handlers['files']['uploadAttachment'] =>
  async ({ query, body }, call) => {
    const { user } = callerOf(call)
    const groupId = query.groupID ?? body.groupID
    return presentAttachment(
      await keepAttachment(context, user, { file: body.file, groupId, type: body.type }),
    )
  }

export const listAttachments =
  (context: AppContext): Handlers['files']['listAttachments'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    const attachments = context.queries.attachments
    if (!user.permissions.has('orders.read'))
      requireOwnGroup(await attachments.findGroupOwner(query.groupID), user)
    return (await attachments.listGroup(query.groupID)).map(presentAttachment)
  }
