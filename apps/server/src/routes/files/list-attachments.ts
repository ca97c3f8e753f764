import { Role } from '@proverka/domain/accounts'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireOwnGroup } from '../../policies/own-attachment.ts'
import { presentAttachment } from '../../presenters/attachment.ts'

export const listAttachments =
  (context: AppContext): Handlers['files']['listAttachments'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    const attachments = context.queries.attachments
    if (user.person_role !== Role.Admin)
      requireOwnGroup(await attachments.findGroupOwner(query.groupID), user)
    return (await attachments.listGroup(query.groupID)).map(presentAttachment)
  }
