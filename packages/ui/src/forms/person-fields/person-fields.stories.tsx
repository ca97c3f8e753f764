import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FormShell } from '../form-shell/form-shell.tsx'
import { InColumn } from '../form-shell/in-column.tsx'
import { PersonNames, RegionField } from './person-fields.tsx'
import type { KnownPerson } from './person-values.ts'
import { MoreData } from './more-data.tsx'
import { ReasonField } from './reason-field.tsx'
import { personCheckOf, usePersonForm } from './use-person-form.ts'
import type { PersonCheckValues } from './use-person-form.ts'

interface DemoProps {
  initial?: KnownPerson
  loading?: boolean
  onSubmit: (values: PersonCheckValues) => void
}

/** The fields get their form from the story; the rest is what the story changes. */
type StoryArgs = DemoProps & React.ComponentProps<typeof PersonNames>

function Demo({ onSubmit, ...spec }: DemoProps) {
  const form = usePersonForm({ ...spec, onSubmit: (values) => onSubmit(personCheckOf(values)) })
  return (
    <InColumn wide>
      <FormShell form={form} label="Человек" submitText="Дальше">
        <PersonNames form={form} details={form} beside={<RegionField form={form} />} />
        <MoreData form={form} />
        <ReasonField form={form} />
      </FormShell>
    </InColumn>
  )
}

const meta = {
  title: 'Формы/Поля человека',
  component: PersonNames,
  subcomponents: { RegionField, MoreData, ReasonField },
  parameters: {
    guide: {
      about: 'Имя и дата рождения другого человека: браузер не подставляет сюда данные самого пользователя.',
      use: 'Имя, дата рождения, регион, цель и основание внутри новой формы о человеке.',
      avoid:
        'Готовый заказ — «Проверка человека» или «Проверка собственника»; себя человек вводит в «Имени» и «Новой почте» настроек.',
    },
  },
  args: { onSubmit: fn() },
  render: (args) => <Demo {...args} />,
} satisfies Meta<StoryArgs>

export default meta

type Story = StoryObj<StoryArgs>

export const Empty: Story = {
  name: 'Пустые: сводка в порядке страницы',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Дальше' }))
    const links = canvas.getAllByRole('listitem').map((item) => item.textContent?.split(':')[0])
    await expect(links).toEqual(['Фамилия', 'Имя', 'Дата рождения', 'Зачем проверяете'])
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Filled: Story = {
  name: 'Известное заполнено',
  args: {
    initial: { lastName: 'Ладогин', firstName: 'Арсений', middleName: 'Петрович', birthDate: '1987-03-14' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Дата рождения')).toHaveValue('14.03.1987')
  },
}
export const Pasted: Story = {
  name: 'Имя целиком раскладывается по полям, можно вернуть',
  play: async ({ canvas }) => {
    const lastName = canvas.getByLabelText('Фамилия')
    await userEvent.click(lastName)
    await userEvent.paste('Ладогин Арсений Петрович')
    await expect(lastName).toHaveValue('Ладогин')
    await expect(canvas.getByLabelText('Имя')).toHaveValue('Арсений')
    await expect(canvas.getByLabelText(/^Отчество/)).toHaveValue('Петрович')
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть как было' }))
    await expect(lastName).toHaveValue('Ладогин Арсений Петрович')
    await expect(canvas.getByLabelText('Имя')).toHaveValue('')
    await userEvent.click(lastName)
    await userEvent.tab()
    await expect(lastName).toHaveValue('Ладогин Арсений Петрович')
  },
}
export const Typed: Story = {
  name: 'Набранное тремя словами раскладывается, двойная фамилия остается',
  play: async ({ canvas }) => {
    const lastName = canvas.getByLabelText('Фамилия')
    await userEvent.type(lastName, 'Мамин Сибиряк')
    await userEvent.tab()
    await expect(lastName).toHaveValue('Мамин Сибиряк')
    await userEvent.clear(lastName)
    await userEvent.type(lastName, 'Ладогина Мария Ильинична')
    await userEvent.tab()
    await expect(lastName).toHaveValue('Ладогина')
    await expect(canvas.getByLabelText(/^Отчество/)).toHaveValue('Ильинична')
  },
}
export const Asked: Story = {
  name: 'Спрашивает, где фамилия, если слова этого не говорят',
  play: async ({ canvas }) => {
    const lastName = canvas.getByLabelText('Фамилия')
    await userEvent.click(lastName)
    await userEvent.paste('Ким Чен Ын')
    await expect(lastName).toHaveValue('Ким Чен Ын')
    await expect(canvas.getByText(/Где здесь фамилия/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ким' }))
    await expect(lastName).toHaveValue('Ким')
    await expect(canvas.getByLabelText('Имя')).toHaveValue('Чен')
    await expect(canvas.getByLabelText(/^Отчество/)).toHaveValue('Ын')
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть как было' }))
    await expect(lastName).toHaveValue('Ким Чен Ын')
  },
}
export const HandedOver: Story = {
  name: 'Имя целиком с другой страницы',
  args: { initial: { lastName: 'Мария Ивановна Рабинович' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Фамилия')).toHaveValue('Рабинович')
    await expect(canvas.getByLabelText('Имя')).toHaveValue('Мария')
  },
}
export const NoPatronymic: Story = {
  name: 'Отчества нет',
  args: { initial: { lastName: 'Ладогин', firstName: 'Арсений', middleName: 'Петрович' } },
  play: async ({ canvas }) => {
    const middleName = canvas.getByLabelText(/^Отчество/)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Отчества нет' }))
    await expect(middleName).toBeDisabled()
    await expect(middleName).toHaveValue('')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Отчества нет' }))
    await expect(middleName).toBeEnabled()
  },
}
export const Former: Story = {
  name: 'Вставленные знаки видны, прежняя фамилия — в своем поле',
  play: async ({ canvas }) => {
    const lastName = canvas.getByLabelText('Фамилия')
    await userEvent.click(lastName)
    await userEvent.paste('Ива\u200bнова\u2013Петрова')
    await expect(lastName).toHaveValue('Иванова\u2013Петрова')
    await userEvent.tab()
    await expect(lastName).toHaveValue('Иванова-Петрова')
    await userEvent.clear(lastName)
    await userEvent.type(lastName, 'Ладогин (Прежнев)')
    await userEvent.tab()
    await expect(lastName).toHaveAccessibleDescription(
      /Оставьте одну фамилию, другую укажите в поле «Прежние фамилии»/,
    )
    const former = canvas.getByLabelText(/^Прежние фамилии/)
    await userEvent.type(former, 'Прежнев, Стaров')
    await userEvent.tab()
    await expect(former).toHaveAccessibleDescription(/Замените латинские буквы русскими: a/)
  },
}
export const More: Story = {
  name: 'Паспорт и ИНН открываются по желанию',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Паспорт/)).not.toBeVisible()
    await userEvent.click(canvas.getByText(/^Добавить паспорт или/))
    await expect(canvas.getByLabelText(/^ИНН/)).toBeVisible()
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
