import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentAttachment } from '../../presenters/attachment.ts'
import { keepAttachment } from '../../services/files/attachments.ts'

export const uploadAttachment =
  (context: AppContext): Handlers['files']['uploadAttachment'] =>
  async ({ query, body }, call) => {
    const { user } = callerOf(call)
    const groupId = query.groupID ?? body.groupID
    return presentAttachment(
      await keepAttachment(context, user, { file: body.file, groupId, type: body.type }),
    )
  }
