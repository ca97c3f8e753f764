import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fieldStories } from '../field/field-stories.tsx'
import { TextField } from './text-field.tsx'
import { DoAndDont } from '../../primitives/private/do-and-dont.tsx'

const meta = {
  title: 'Поля/Текст',
  component: TextField,
  parameters: {
    guide: {
      about: 'Одна строка текста.',
      use: 'Имя, название, промокод — одна строка без правил набора.',
      avoid:
        'Для почты возьмите «Почту»; для документов, дат, телефонов и сумм есть свои поля с маской; для длинного текста — «Текст в несколько строк».',
    },
  },
  render: fieldStories(TextField).render,
  args: { label: 'Фамилия', name: 'text-field', value: '', onChange: fn() },
} satisfies Meta<typeof TextField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Пустое', args: { hint: 'Как в паспорте' } }
export const Filled: Story = { name: 'Заполнено', args: { value: 'Ладогин' } }
export const Invalid: Story = {
  name: 'Ошибка привязана к полю',
  args: { error: 'Обязательное поле', hint: 'Как в паспорте' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Фамилия' })
    await userEvent.type(input, 'Ладогин')
    await expect(input).toHaveAccessibleDescription('Как в паспорте Обязательное поле')
    await expect(input).toBeInvalid()
  },
}
export const Disabled: Story = { name: 'Недоступно', args: { value: 'Ладогин', disabled: true } }
export const Optional: Story = { name: 'Необязательное', args: { optional: true, label: 'Отчество' } }
export const Long: Story = {
  name: 'Длинный текст, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Фамилия собственника, как она записана в выписке из реестра',
    hint: 'Если фамилия двойная, впишите обе через дефис',
    value: 'Новообразцовская-Кленовая-Примерная',
  },
}
export const Advice: StoryObj = {
  name: 'Так и не так',
  tags: ['advice'],
  render: () => (
    <DoAndDont
      right={{
        show: <TextField label="Фамилия" hint="Как в паспорте" name="family" value="" onChange={fn()} />,
        why: 'Название над полем остается на виду, подсказка стоит до ввода.',
      }}
      wrong={{
        show: (
          <TextField label="Поле 1" placeholder="Введите фамилию" name="field" value="" onChange={fn()} />
        ),
        why: '«Поле 1» ничего не называет, а пример внутри исчезнет с первой буквой.',
      }}
    />
  ),
}
