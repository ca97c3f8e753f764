import * as api from '@proverka/api/contract'
import { purchaseSchema } from '@proverka/domain/property'
import { payerSchema } from '@proverka/domain/accounts'
import type { Endpoint } from '@proverka/api/contract'
import type { GenericSchema } from 'valibot'
import {
  ACCOUNT,
  CHECKED_PERSON,
  CONTACT_MASKS,
  EMAIL,
  ITEMS,
  NAME,
  OBJECT,
  OWN_EMAIL,
  PAYER,
  REQUISITES,
  SUBJECT,
  TEXT,
} from './masks.ts'
import type { PersonalPart } from './personal-part.ts'

const CONTACTS = ['email', 'name', 'phone']
const PAYEE_MASKS = { payer: PAYER, requisites: REQUISITES, account: ACCOUNT }
const ORDERED = ['email', 'items']

const { account, admin, orders, person, risk, shares, staff, wholesale } = api.contract

/**
 * The schemas of what names, reaches or describes a person (LAW-06, SAFE-13). Every answer that contains one, at
 * whatever depth, is logged. A schema made from the `entries` of another one counts as a separate schema.
 */
export const PERSONAL_SCHEMAS: ReadonlyMap<GenericSchema, readonly PersonalPart[]> = new Map<
  GenericSchema,
  readonly PersonalPart[]
>([
  [api.personSchema, [{ kind: 'person', id: 'id', fields: CONTACTS, masks: CONTACT_MASKS }]],
  [
    person.getPerson.reply,
    [{ kind: 'person', id: 'id', fields: [...CONTACTS, 'account', 'settings'], masks: CONTACT_MASKS }],
  ],
  [
    admin.listUsers.reply.entries.users.item,
    [{ kind: 'person', id: 'person_id', fields: CONTACTS, masks: CONTACT_MASKS }],
  ],
  [
    admin.listUserLogs.reply.entries.logs.item,
    [
      { kind: 'person', id: 'admin_id', fields: ['admin_email'], masks: { admin_email: OWN_EMAIL } },
      { kind: 'person', id: 'person_id', fields: ['details'] },
    ],
  ],
  [api.priceChangeSchema, [{ kind: 'person', id: 'author_id', fields: ['author_email'] }]],
  [api.bannerChangeSchema, [{ kind: 'person', id: 'author_id', fields: ['author_email'] }]],
  [
    admin.getTopDonators.reply.item,
    [{ kind: 'person', id: 'person_id', fields: ['email'], masks: { email: EMAIL } }],
  ],
  [
    admin.getTopDonatorsResponsible.reply.item,
    [{ kind: 'person', id: 'person_id', fields: ['email'], masks: { email: EMAIL } }],
  ],
  [api.commentSchema, [{ kind: 'comment', id: 'id', fields: ['author', 'content', 'reason'] }]],
  [
    api.moderatedCommentSchema,
    [{ kind: 'comment', id: 'comment_id', fields: ['author', 'content', 'reason'], masks: { author: NAME } }],
  ],
  [api.deskArticleSchema, [{ kind: 'person', id: 'saved_by', fields: ['saved_by_email'] }]],
  [api.articleDraftSchema, [{ kind: 'person', id: 'saved_by', fields: ['saved_by_email'] }]],
  [api.articleVersionSchema, [{ kind: 'person', id: 'saved_by', fields: ['saved_by_email'] }]],
  [api.commentActSchema, [{ kind: 'person', id: 'staff_id', fields: ['staff_email'] }]],
  [api.orderHistorySchema, [{ kind: 'order', id: 'orderId', fields: ORDERED }]],
  [
    admin.listOrders.reply.entries.orders.item,
    [
      {
        kind: 'order',
        id: 'orderId',
        fields: [...ORDERED, 'subject'],
        masks: { email: EMAIL, items: ITEMS, subject: SUBJECT },
      },
    ],
  ],
  [api.orderViewSchema, [{ kind: 'order', id: 'id', fields: ORDERED }]],
  [orders.createRegistrationOrder.reply, [{ kind: 'order', id: 'order.id', fields: ['person.email'] }]],
  [
    admin.listOrderItems.reply.entries.order_items.item,
    [
      {
        kind: 'order_item',
        id: 'order_item_id',
        fields: ['email', 'object_key', 'object_address'],
        masks: { email: EMAIL, object_key: OBJECT, object_address: OBJECT },
      },
    ],
  ],
  [
    api.foundSchema,
    [
      { kind: 'person', id: 'person_id', fields: ['title', 'detail'] },
      { kind: 'order', id: 'order_id', fields: ['title', 'detail'] },
    ],
  ],
  [api.orderStorySchema, [{ kind: 'order', id: 'order_id', fields: ['email', 'items', 'notes'] }]],
  [api.maskedClientSchema, [{ kind: 'person', id: 'person_id', fields: CONTACTS }]],
  [
    api.staffNoteSchema,
    [
      { kind: 'order', id: 'order_id', fields: ['text'] },
      { kind: 'person', id: 'author_id', fields: ['author'] },
    ],
  ],
  [api.orderStorySchema.entries.timeline.item, [{ kind: 'person', id: 'actor_id', fields: ['actor'] }]],
  [api.orderStorySchema.entries.reads.item, [{ kind: 'person', id: 'reader_id', fields: ['reader'] }]],
  [wholesale.getProgress.reply, [{ kind: 'order', id: 'id', fields: ['failed'] }]],
  [api.orderItemViewSchema, [{ kind: 'order_item', id: 'order_item_id', fields: ['object_key', 'report'] }]],
  [api.comparedReportSchema, [{ kind: 'order_item', id: 'order_item_id', fields: ['report'] }]],
  [api.ownReportSchema, [{ kind: 'order_item', id: 'order_item_id', fields: ['subject'] }]],
  [api.orderPartSchema, [{ kind: 'order_item', id: 'order_item_id', fields: ['report'] }]],
  [purchaseSchema, [{ kind: 'order_item', id: 'order_item_id', fields: ['metadata'] }]],
  [api.riskOwnerViewSchema, [{ kind: 'order_item', id: 'order_item_id', fields: ['owner'] }]],
  [
    api.riskReportViewSchema,
    [
      {
        kind: 'order_item',
        id: 'order_item_id',
        fields: ['owners', 'tasks', 'tasks_parse_xml', 'conclusions', 'statements', 'survey', 'global_data'],
      },
    ],
  ],
  [
    risk.listRiskReports.reply.entries.reports.item,
    [{ kind: 'order_item', id: 'order_item_id', fields: ['email'], masks: { email: EMAIL } }],
  ],
  [person.listSettings.reply.item, [{ kind: 'order_item', id: 'order_item_id', fields: ['settings'] }]],
  [payerSchema, [{ kind: 'payer', id: 'payer_id', fields: ['name', 'inn', 'address'] }]],
  [api.invoiceSchema, [{ kind: 'invoice', id: 'invoice_id', fields: ['payer'] }]],
  [api.withdrawalSchema, [{ kind: 'payer', id: 'payer_id', fields: ['payer'] }]],
  [
    api.adminWithdrawalSchema,
    [
      {
        kind: 'payer',
        id: 'payer_id',
        fields: ['payer', 'requisites', 'account'],
        masks: PAYEE_MASKS,
      },
    ],
  ],
  [
    api.returnedItemSchema,
    [
      {
        kind: 'order_item',
        id: 'order_item_id',
        fields: ['email', 'object_key', 'object_address'],
        masks: { email: EMAIL, object_key: OBJECT, object_address: OBJECT },
      },
    ],
  ],
  [
    api.decidedWithdrawalSchema,
    [
      {
        kind: 'payer',
        id: 'payer_id',
        fields: ['payer', 'requisites', 'account'],
        masks: PAYEE_MASKS,
      },
    ],
  ],
  [
    api.registryRowSchema,
    [{ kind: 'payer', id: 'payer_id', fields: ['payer', 'requisites', 'account'], masks: PAYEE_MASKS }],
  ],
  [
    api.payoutRegistrySchema,
    [
      { kind: 'person', id: 'made_by', fields: ['maker'] },
      { kind: 'person', id: 'signed_by', fields: ['signer'] },
    ],
  ],
  [
    api.partnerMoneySchema,
    [
      {
        kind: 'person',
        id: 'person_id',
        fields: ['email', 'name'],
        masks: { email: EMAIL, name: NAME },
      },
    ],
  ],
  [
    api.pendingActSchema,
    [
      { kind: 'person', id: 'made_by', fields: ['maker'] },
      { kind: 'person', id: 'confirmed_by', fields: ['confirmer'] },
      { kind: 'person', id: 'ended_by', fields: ['ender'] },
    ],
  ],
  [
    api.waitingFileSchema,
    [
      {
        kind: 'intake_file',
        id: 'file_id',
        fields: ['cadastral_numbers', 'asked', 'notice_reason'],
        masks: { asked: TEXT, notice_reason: TEXT },
      },
    ],
  ],
  [api.faultSchema, [{ kind: 'order_item', id: 'order_item_id', fields: ['text', 'answer'] }]],
  [shares.openShare.reply, [{ kind: 'order_item', id: 'report_id', fields: ['token'] }]],
  [api.reportShareSchema, [{ kind: 'order_item', id: 'report_id', fields: ['name', 'openings'] }]],
  [
    api.adminFaultSchema,
    [
      {
        kind: 'order_item',
        id: 'order_item_id',
        fields: ['email', 'text', 'answer'],
        masks: { email: EMAIL },
      },
    ],
  ],
  [
    api.adminFulfilmentSchema,
    [{ kind: 'order_item', id: 'order_item_id', fields: ['number', 'address', 'reason'] }],
  ],
  [api.lookUpSchema, [{ kind: 'order_item', id: 'order_item_id', fields: ['asked'] }]],
  [api.fulfilmentEventSchema, [{ kind: 'person', id: 'person_id', fields: ['person_email'] }]],
  [
    api.subjectRequestSchema,
    [{ kind: 'subject_request', id: 'request_id', fields: ['person', 'email', 'text'] }],
  ],
  [
    admin.listSubjectRequests.reply.item,
    [
      {
        kind: 'subject_request',
        id: 'request_id',
        fields: ['person', 'email', 'text'],
        masks: { person: CHECKED_PERSON, email: EMAIL, text: TEXT },
      },
    ],
  ],
  [api.heldRecordSchema, [{ kind: 'order_item', id: 'order_item_id', fields: ['purpose', 'ground'] }]],
  [api.personalReadSchema, [{ kind: 'person', id: 'reader_id', fields: ['reader'] }]],
  [api.staffMemberSchema, [{ kind: 'person', id: 'person_id', fields: ['email', 'name'] }]],
  [staff.getOwnStaff.reply, [{ kind: 'person', id: 'person_id', fields: ['email', 'name'] }]],
  [
    staff.listStaffSessions.reply.entries.sessions.item,
    [{ kind: 'person', id: 'person_id', fields: ['email', 'name', 'ip', 'browser'] }],
  ],
  [api.dealViewSchema, [{ kind: 'deal', id: 'deal_id', fields: ['parties'] }]],
  [api.watchRowSchema, [{ kind: 'watch', id: 'watch_id', fields: ['title', 'note', 'ground.person_email'] }]],
  [
    api.watchViewSchema,
    [{ kind: 'watch', id: 'watch_id', fields: ['title', 'note', 'ground.person_email', 'changes'] }],
  ],
  [
    api.watchConsentSchema,
    [
      { kind: 'watch', id: 'watch_id', fields: ['person', 'purpose'] },
      { kind: 'person', id: 'client_id', fields: ['client'] },
    ],
  ],
  [api.attachmentViewSchema, [{ kind: 'attachment', id: 'attachment_id', fields: ['name'] }]],
])

/** Answers that do not say whose they are: the request does. */
export const PERSONAL_ENDPOINTS: ReadonlyMap<Endpoint, PersonalPart> = new Map<Endpoint, PersonalPart>([
  [account.listSessions, { kind: 'person', id: 'caller.id', fields: ['sessions'] }],
  [account.listConsents, { kind: 'person', id: 'caller.id', fields: ['consents'] }],
  [account.changeMarketingConsent, { kind: 'person', id: 'caller.id', fields: ['consents'] }],
  [person.getSettings, { kind: 'person', id: 'caller.id', fields: ['settings'] }],
  [person.addSetting, { kind: 'person', id: 'caller.id', fields: ['settings'] }],
  [person.updateSetting, { kind: 'person', id: 'caller.id', fields: ['settings'] }],
  [staff.startPasskey, { kind: 'person', id: 'caller.id', fields: ['user'] }],
  [shares.getProof, { kind: 'order_item', id: 'params.id', fields: ['token'] }],
  [orders.correctOrderEmail, { kind: 'order', id: 'params.id', fields: ['email'] }],
  [risk.addConclusion, { kind: 'order_item', id: 'body.order_item_id', fields: ['conclusions'] }],
  [risk.saveSurvey, { kind: 'order_item', id: 'body.order_item_id', fields: ['survey'] }],
  [risk.updateStatement, { kind: 'order_item', id: 'body.order_item_id', fields: ['statements'] }],
])
