import { formatFileSize } from '@proverka/domain'
import { MARKS, type Block, type EmailSubject } from '../blocks.ts'
import type { EmailContent } from '../email-content.ts'
import { DEMO_MARK, type EmailFrame, type PlacedDocument } from '../email-frame.ts'

/** The same email as plain text: for programs that show no HTML, and for screen readers. */
export function renderText(
  message: EmailContent,
  frame: EmailFrame,
  documents: readonly PlacedDocument[] = [],
): string {
  const { stamp, reason, unsubscribe } = message
  const parts = [
    [frame.isDemo && `[${DEMO_MARK}]`, stamp && [stamp.title, stamp.at].filter(Boolean).join(', ')]
      .filter(Boolean)
      .join('\n\n'),
    ...message.blocks.map((block) => blockText(block, documents)),
    `--\n${frame.name} ${frame.tagline}\n${[reason, `${frame.support.email}, ${frame.support.hours}`].filter(Boolean).join(' ')}\n${frame.operator}${unsubscribe ? `\nОтписаться: ${unsubscribe.page}` : ''}`,
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

function blockText(block: Block, documents: readonly PlacedDocument[]): string {
  switch (block.kind) {
    case 'heading':
      return block.text
    case 'text':
      return [block.text, block.link && `${block.link.text}: ${block.link.url}`].filter(Boolean).join('\n')
    case 'subject':
      return subjectText(block.subject)
    case 'payment':
      return `${block.sum}. ${block.how}. ${block.note}\n\n${subjectText(block.subject)}`
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'schedule':
      return block.rows
        .map(({ time, title, note }) => `${time.padEnd(12)} ${title}${note ? ` (${note})` : ''}`)
        .join('\n')
    case 'tally':
      return block.cells.map(({ tone, count, word }) => `${MARKS[tone]}${word}: ${count}`).join('\n')
    case 'parts':
      return block.rows
        .map(({ title, note, tone, mark }) => `${title}: ${MARKS[tone]}${mark}${note && ` (${note})`}`)
        .join('\n')
    case 'note':
      return `${block.title} ${block.text}${block.link ? `\n${block.link.text}: ${block.link.url}` : ''}`
    case 'button':
      return `${block.link.text}: ${block.link.url}${block.note ? `\n${block.note}` : ''}`
    case 'secret':
      return `${block.label}: ${block.value}`
    case 'documents':
      return documents.map(documentText).join('\n')
  }
}

function subjectText({ product, number, address }: EmailSubject): string {
  return [product, number, address].filter(Boolean).join('\n')
}

function documentText({ title, url, attached }: PlacedDocument): string {
  if (!attached) return `${title}: ${url}`
  return `Во вложении: «${attached.filename}», ${formatFileSize(attached.bytes).replace('\u00a0', ' ')}. На сайте: ${url}`
}
