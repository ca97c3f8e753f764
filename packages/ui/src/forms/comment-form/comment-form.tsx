import { maxLength } from '@proverka/domain'
import { Textarea } from '../../fields/textarea/textarea.tsx'
import type { DraftedProps, FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { requiredText } from '../form-rules.ts'

export interface CommentFormProps extends FormProps<{ content: string }>, DraftedProps {
  /**
   * Resolves only when the comment has been accepted: the field is then cleared and keeps its text otherwise. What is
   * typed while it is being sent stays, too.
   */
  onSubmit: (values: { content: string }) => Promise<void>
  /** What the field, the form and its button are called where it is no comment of an article. */
  words?: { readonly field: string; readonly form: string; readonly submit: string }
}

const OF_ARTICLE = { field: 'Комментарий', form: 'Новый комментарий', submit: 'Отправить' }

const COMMENT_LIMIT = 2000

/** A comment under an article (BLOG-08), or a few words about something else; they are text, never markup. */
export function CommentForm({
  onSubmit,
  loading,
  refusals,
  draft,
  words = OF_ARTICLE,
  ...frame
}: CommentFormProps) {
  const form = useForm({
    initial: { content: '' },
    fields: {
      content: {
        label: words.field,
        rule: (value) =>
          requiredText(value) ??
          maxLength(COMMENT_LIMIT, `Не больше ${COMMENT_LIMIT}\u00a0знаков`)(value.trim()),
      },
    },
    loading,
    refusals,
    draft,
    onSubmit: async (sent) => {
      await onSubmit({ content: sent.content.trim() })
      // The page may have taken the form away by now.
      draft?.write({})
      form.reset(sent)
    },
  })
  return (
    <FormShell form={form} label={words.form} submitText={words.submit} submitSize="m" {...frame}>
      <Textarea {...form.field('content')} maxLength={COMMENT_LIMIT} />
    </FormShell>
  )
}
