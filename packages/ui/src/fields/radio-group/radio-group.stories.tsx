import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fieldStories } from '../field/field-stories.tsx'
import { RadioGroup } from './radio-group.tsx'
import { DoAndDont } from '../../primitives/private/do-and-dont.tsx'

const meta = {
  title: 'Поля/Переключатель из нескольких',
  component: RadioGroup,
  parameters: {
    guide: {
      about: 'Один из нескольких вариантов, которые видны все сразу.',
      use: 'Один из двух-пяти вариантов, которые полезно видеть сразу.',
      avoid:
        'С ценой или пояснением к каждому возьмите «Выбор из карточек», для длинного перечня — «Список».',
    },
  },
  render: fieldStories(RadioGroup).render,
  args: {
    label: 'Кто заказывает',
    name: 'radio-group',
    value: '',
    onChange: fn(),
    options: [
      { value: 'person', label: 'Физическое лицо' },
      { value: 'company', label: 'Организация', hint: 'Пришлем счет и закрывающие документы' },
      { value: 'broker', label: 'Агентство недвижимости' },
    ],
  },
} satisfies Meta<typeof RadioGroup>

export default meta

type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  name: 'С клавиатуры',
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { name: 'Физическое лицо' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /^Организация/ })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('company')
    await expect(canvas.getByRole('group', { name: 'Кто заказывает' })).toBeVisible()
  },
}
export const Inline: Story = {
  name: 'В строку',
  args: {
    inline: true,
    label: 'Сделка',
    value: 'rent',
    options: [
      { value: 'buy', label: 'Покупка' },
      { value: 'rent', label: 'Аренда' },
    ],
  },
}
export const Invalid: Story = {
  name: 'Ошибка',
  args: { error: 'Обязательное поле', hint: 'От этого зависят документы' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Обязательное поле/)
  },
}
export const Disabled: Story = { name: 'Недоступно', args: { value: 'person', disabled: true } }
export const Long: Story = {
  name: 'Длинный текст, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'На каком основании вы проверяете этого человека',
    value: 'contract',
    options: [
      {
        value: 'contract',
        label: 'Готовится договор, стороной которого он будет: купля-продажа, наем, заем',
      },
      { value: 'consent', label: 'Есть его письменное согласие на обработку персональных данных' },
    ],
  },
}
export const Advice: StoryObj = {
  name: 'Так и не так',
  tags: ['advice'],
  render: () => (
    <DoAndDont
      right={{
        show: (
          <RadioGroup
            label="Срок ссылки"
            name="term"
            value="7"
            options={[
              { value: '1', label: 'Сутки' },
              { value: '7', label: '7\u00a0дней' },
              { value: '30', label: '30\u00a0дней' },
            ]}
            onChange={fn()}
            inline
          />
        ),
        why: 'Немного коротких вариантов, видны все сразу.',
      }}
      wrong={{
        show: (
          <RadioGroup
            label="Регион"
            name="region"
            value="77"
            options={[
              'Москва',
              'Московская область',
              'Санкт-Петербург',
              'Тверская область',
              'Тульская область',
            ].map((label, index) => ({ value: String(77 + index), label }))}
            onChange={fn()}
          />
        ),
        why: 'Вариантов десятки: для них «Список» или поле с подсказками.',
      }}
    />
  ),
}
