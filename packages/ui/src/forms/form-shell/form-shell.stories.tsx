import type { Meta, StoryObj } from '@storybook/react-vite'
import { requiredRule } from '@proverka/domain'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { TextField } from '../../fields/text-field/text-field.tsx'
import { FormRow, FormShell } from './form-shell.tsx'
import type { FormShellProps } from './form-shell.tsx'
import type { Refusals } from './form-props.ts'
import { InColumn, noAnswer, noNetwork } from './in-column.tsx'
import { useForm } from './use-form.ts'

interface Values {
  [name: string]: string
  name: string
  city: string
}

/** The shell's own properties, and what the story gives to the form inside it. */
interface StoryArgs extends FormShellProps<Values> {
  onSubmit: (values: Values) => void | Promise<void>
  initial?: Values
  refusals?: Refusals
  loading?: boolean
}

function Demo({
  onSubmit,
  initial = { name: '', city: '' },
  refusals,
  loading,
  ...frame
}: Omit<StoryArgs, 'form' | 'children'>) {
  const form = useForm({
    initial,
    fields: { name: { label: 'Имя', rule: requiredRule }, city: { label: 'Город', rule: requiredRule } },
    loading,
    refusals,
    onSubmit,
  })
  return (
    <InColumn wide>
      <FormShell {...frame} form={form}>
        <FormRow>
          <TextField {...form.field('name')} />
          <TextField {...form.field('city')} />
        </FormRow>
      </FormShell>
    </InColumn>
  )
}

const meta = {
  title: 'Формы/Оболочка',
  component: FormShell<Values>,
  parameters: {
    guide: {
      about: 'Основа каждой формы: перечень ошибок, отказ сервера, поля, одна кнопка.',
      use: 'Основа новой формы: правила у полей, сводка ошибок, отказ сервера, одна кнопка; введенное не теряется.',
      avoid:
        'Готовые формы уже в ней. Для переключателя, который действует сразу, возьмите «Переключатель из нескольких» без формы.',
    },
  },
  render: (args) => <Demo {...args} />,
  args: { label: 'Пример', submitText: 'Отправить', onSubmit: fn() },
} satisfies Meta<StoryArgs>

export default meta

type Story = StoryObj<StoryArgs>

const filled: Values = { name: 'Марина', city: 'Образцовск' }

export const Summary: Story = {
  name: '[VALID-02] Сводка ошибок ведет к полям и тает при исправлении',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Исправьте в форме')
    await expect(canvas.getByRole('textbox', { name: 'Имя' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Город' }))
    await expect(canvas.getByRole('textbox', { name: 'Город' })).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Город' }), 'О')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Имя' })).toBeInvalid()
  },
}
export const Refused: Story = {
  name: 'Отказ сервера ничего не стирает',
  args: { error: 'Произошла ошибка, мы уже решаем эту проблему' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Имя' }), 'Марина')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Город' }), 'Образцовск{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith(filled)
    await expect(canvas.getByRole('textbox', { name: 'Имя' })).toHaveValue('Марина')
  },
}
export const RefusedFields: Story = {
  name: 'Отказ сервера у полей: фокус на первом, исправление снимает',
  args: {
    initial: filled,
    refusals: { city: 'Такого города нет в справочнике', name: 'Это имя уже занято' },
  },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Имя' })
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription('Это имя уже занято')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Такого города нет')
    await userEvent.type(name, 'а')
    await expect(name).not.toBeInvalid()
    await expect(canvas.getByRole('textbox', { name: 'Город' })).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, name: 'Маринаа' })
  },
}
export const RefusedTwice: Story = {
  name: 'Второй такой же отказ снова виден',
  args: { initial: filled },
  render: function Server(args) {
    const [refusals, setRefusals] = useState<Refusals>()
    return (
      <Demo
        {...args}
        refusals={refusals}
        onSubmit={(values) => {
          void args.onSubmit(values)
          setRefusals({ name: 'Это имя уже занято' })
        }}
      />
    )
  },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Имя' })
    const submit = canvas.getByRole('button', { name: 'Отправить' })
    await userEvent.click(submit)
    await expect(name).toHaveFocus()
    await userEvent.type(name, '1')
    await expect(canvas.queryByText('Это имя уже занято')).toBeNull()
    await userEvent.click(submit)
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    await expect(canvas.getByText('Это имя уже занято')).toBeVisible()
  },
}
export const Failed: Story = {
  name: 'Нет связи: введенное на месте, можно повторить',
  args: {
    initial: filled,
    onSubmit: fn(noNetwork),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не удалось отправить')
    await expect(canvas.getByRole('textbox', { name: 'Имя' })).toHaveValue('Марина')
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    await expect(args.onSubmit).toHaveBeenLastCalledWith(filled)
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
export const Loading: Story = {
  name: '[VALID-02] Пока ответа нет, второй раз не отправить',
  args: { initial: filled, onSubmit: fn(noAnswer) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Город' }), '{Enter}{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Подождите' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  },
}
export const Blocked: Story = {
  name: 'Отправить нельзя',
  args: { initial: filled, blocked: 'Данные проверки можно изменить один раз. Закажите новый отчет.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Имя' })).toBeDisabled()
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}
export const Phone: Story = {
  name: 'Телефон: обе ошибки',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}
