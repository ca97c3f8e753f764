import { Role } from '@proverka/domain/accounts'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireOwnGroup } from '../../policies/own-attachment.ts'
import { presentAttachment } from '../../presenters/attachment.ts'

export const listAttachments =
  (context: AppContext): Handlers['files']['listAttachments'] =>
  async ({ query }, call) => {
    const { person } = callerOf(call)
    const attachments = context.queries.attachments
    if (person.person_role !== Role.Admin)
      requireOwnGroup(await attachments.findGroupOwner(query.groupID), person)
    return (await attachments.listGroup(query.groupID)).map(presentAttachment)
  }
