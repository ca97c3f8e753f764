import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { useState } from 'react'
import { StarRating } from './star-rating.tsx'
import type { StarRatingProps } from './star-rating.tsx'

const meta = {
  title: 'Поля/Звезды',
  component: StarRating,
  parameters: {
    guide: {
      about: 'Оценка от одной до пяти звезд; выбирается и стрелками.',
      use: 'Оценка статьи или сервиса от одного до пяти.',
      avoid:
        'Результат проверки звездами не оценивают: берите «Отметки результата». Для «да или нет» — «Большой палец».',
    },
  },
  args: { label: 'Оцените отчет', value: null, onChange: fn() },
  render: function Controlled(args: StarRatingProps) {
    const [value, setValue] = useState(args.value)
    return (
      <StarRating
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof StarRating>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Нажатием',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Оценки пока нет')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '4: хорошо' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(4)
    await expect(canvas.getByText('Хорошо')).toBeVisible()
  },
}
export const Keyboard: Story = {
  name: 'Стрелками',
  args: { value: 2 },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '2: плохо' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: '3: средне' })).toBeChecked())
  },
}
export const Chosen: Story = { name: 'Выбрано', args: { value: 4 } }
export const Disabled: Story = { name: 'Недоступны', args: { value: 3, disabled: true } }
export const Invalid: Story = {
  name: 'Ошибка',
  args: { error: 'Поставьте оценку' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Оцените отчет' })).toHaveAccessibleDescription(
      'Поставьте оценку',
    )
  },
}
export const Phone: Story = {
  name: 'Телефон: длинный вопрос',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Насколько вам помог отчет о рыночной стоимости квартиры и истории продаж',
    value: 1,
  },
}
