import type { Meta, StoryObj } from '@storybook/react-vite'
import { required } from '@proverka/domain'
import { expect, fn, userEvent } from 'storybook/test'
import { TextField } from '../../fields/text-field/text-field.tsx'
import { FormRow, FormShell } from './form-shell.tsx'
import { useForm } from './use-form.ts'

const meta = { title: 'Формы/Оболочка' } satisfies Meta

export default meta

type Story = StoryObj

function Demo({
  onSubmit,
  error,
}: {
  onSubmit: (values: { name: string; city: string }) => void
  error?: string
}) {
  const form = useForm({
    initial: { name: '', city: '' },
    fields: { name: { label: 'Имя', rule: required }, city: { label: 'Город', rule: required } },
    onSubmit,
  })
  return (
    <FormShell form={form} label="Пример" submitText="Отправить" error={error}>
      <FormRow>
        <TextField {...form.field('name')} />
        <TextField {...form.field('city')} />
      </FormRow>
    </FormShell>
  )
}
const send = fn()
export const Summary: Story = {
  name: 'Сводка ошибок ведет к полям',
  render: () => <Demo onSubmit={send} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Исправьте в форме')
    await userEvent.click(canvas.getByRole('button', { name: 'Город' }))
    await expect(canvas.getByRole('textbox', { name: 'Город' })).toHaveFocus()
    await expect(send).not.toHaveBeenCalled()
  },
}
export const Refused: Story = {
  name: 'Отказ сервера ничего не стирает',
  render: () => <Demo onSubmit={send} error="Произошла ошибка, мы уже решаем эту проблему" />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Имя' }), 'Марина')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Город' }), 'Образцовск{Enter}')
    await expect(send).toHaveBeenCalledWith({ name: 'Марина', city: 'Образцовск' })
    await expect(canvas.getByRole('textbox', { name: 'Имя' })).toHaveValue('Марина')
  },
}
