import { DATE_MESSAGE, isCalendarDate, required } from '@proverka/domain'
import { DateField, TextField } from '@proverka/ui/fields'
import { filled, FormRow, FormShell, useForm } from '@proverka/ui/forms'
import { Panel } from '@proverka/ui/frame'
import { messageOfError } from '../error/status-of-error.ts'
import { FormDraft } from '../storage/form-draft.tsx'
import { useGiveOwner } from './data.ts'

/** The owner that the check is waiting for; may be given once (edit limit of the server). */
export function OwnerPanel({ itemId }: { itemId: string }) {
  const give = useGiveOwner(itemId)
  const form = useForm({
    initial: { lastName: '', firstName: '', middleName: '', birthDate: '' },
    fields: {
      lastName: { label: 'Фамилия собственника', rule: filled },
      firstName: { label: 'Имя', rule: filled },
      middleName: { label: 'Отчество' },
      birthDate: {
        label: 'Дата рождения',
        rule: (value) => required(value) ?? (isCalendarDate(value) ? undefined : DATE_MESSAGE),
      },
    },
    loading: give.isPending,
    onSubmit: ({ lastName, firstName, middleName, birthDate }) => {
      give.mutate({
        ownersData: [
          {
            lastName: lastName.trim(),
            firstName: firstName.trim(),
            ...(middleName.trim() && { middleName: middleName.trim() }),
            birthDate,
          },
        ],
      })
    },
  })
  return (
    <Panel title="Кого проверяем" note="Изменить потом нельзя, проверьте написание" padded>
      <FormDraft name={`owner-${itemId}`}>
        <FormShell
          form={form}
          label="Собственник"
          submitText="Отправить"
          error={give.error ? messageOfError(give.error) : undefined}
        >
          <FormRow>
            <TextField {...form.field('lastName')} autoComplete="off" autoCapitalize="words" />
            <TextField {...form.field('firstName')} autoComplete="off" autoCapitalize="words" />
          </FormRow>
          <FormRow>
            <TextField {...form.field('middleName')} optional autoComplete="off" autoCapitalize="words" />
            <DateField {...form.field('birthDate')} />
          </FormRow>
        </FormShell>
      </FormDraft>
    </Panel>
  )
}
