import { maxLength } from '@proverka/domain'
import { Textarea } from '../../fields/textarea/textarea.tsx'
import type { FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { requiredText } from '../form-rules.ts'

export interface CommentFormProps extends FormProps<{ content: string }> {
  /**
   * Ends well only when the comment has been taken: the field is emptied then and keeps its text otherwise. What is
   * typed while it is on its way stays, too.
   */
  onSubmit: (values: { content: string }) => Promise<void>
}

const COMMENT_LIMIT = 2000

/** A comment under an article (BLOG-08); its words are text, never markup. */
export function CommentForm({ onSubmit, loading, refusals, ...frame }: CommentFormProps) {
  const form = useForm({
    initial: { content: '' },
    fields: {
      content: {
        label: 'Комментарий',
        rule: (value) =>
          requiredText(value) ??
          maxLength(COMMENT_LIMIT, `Не\u00a0больше ${COMMENT_LIMIT}\u00a0знаков`)(value.trim()),
      },
    },
    loading,
    refusals,
    onSubmit: async (sent) => {
      await onSubmit({ content: sent.content.trim() })
      form.reset(sent)
    },
  })
  return (
    <FormShell form={form} label="Новый комментарий" submitText="Отправить" submitSize="m" {...frame}>
      <Textarea {...form.field('content')} maxLength={COMMENT_LIMIT} />
    </FormShell>
  )
}
