import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Sheet } from '../sheet/sheet.tsx'
import { RegisterHead, RegisterRow } from './register-row.tsx'

const meta = {
  title: 'Отчет/Строка реестра',
  component: RegisterRow,
  subcomponents: { RegisterHead },
  parameters: {
    guide: {
      about: 'Строка реестра слева и ее значение для покупателя справа.',
      use: 'Строка выписки слева и что она значит для покупателя справа. Слова реестра не меняют.',
      avoid: 'Для своих слов без реестра берите «Факты». Ответ «данные отсутствуют» зеленым не бывает.',
    },
    layout: 'padded',
  },
  args: {
    index: '1',
    label: 'Правообладатель',
    value: 'Физическое лицо',
    meaning: 'Имя скрыто законом: собственник не разрешил показывать его третьим лицам.',
  },
  render: (args) => (
    <Sheet>
      <RegisterHead title="Раздел 2. Сведения о зарегистрированных правах" />
      <RegisterRow {...args} />
    </Sheet>
  ),
} satisfies Meta<typeof RegisterRow>

export default meta

type Story = StoryObj<typeof meta>

export const One: Story = { name: 'Без отметки' }
export const Rows: Story = {
  name: 'Строки',
  render: () => (
    <Sheet>
      <RegisterHead title="Раздел 2. Сведения о зарегистрированных правах" />
      <RegisterRow
        index="1"
        label="Правообладатель"
        value="Физическое лицо"
        meaning="Имя скрыто законом: собственник не разрешил показывать его третьим лицам."
      />
      <RegisterRow
        index="4"
        tone="red"
        label="Ограничение прав и обременение"
        value="Ипотека в силу закона"
        details={['№ 00:14:0203005:1047-00/014/2024-4, до 18.03.2044']}
        meaning="Без согласия банка продать нельзя. Спросите остаток долга и порядок снятия."
      />
      <RegisterRow
        index="8"
        tone="green"
        label="Возражение в отношении права"
        value="не зарегистрировано"
        meaning="Прежние владельцы право не оспаривают."
      />
      <RegisterRow
        index="11"
        tone="grey"
        label="Правопритязания"
        value="данные отсутствуют"
        meaning="Реестр не дал сведений. Это не то же самое, что «заявлений нет»."
      />
    </Sheet>
  ),
}
export const Places: Story = {
  name: 'С местом в файле',
  args: { place: 'right_records/right_record[1]' },
  play: async ({ canvas }) => {
    const meaning = canvas.getByText(/^Имя скрыто/).getBoundingClientRect()
    const place = canvas.getByText('right_records/right_record[1]').getBoundingClientRect()
    await expect(place.left).toBeGreaterThanOrEqual(meaning.right)
  },
}
export const Phone: Story = {
  name: 'Телефон: смысл под записью, длинные слова',
  globals: { viewport: { value: 'phone' } },
  args: {
    index: '4.1',
    tone: 'red',
    label: 'Ограничение прав и обременение объекта недвижимости',
    value: 'Запрещение регистрационных действий в отношении электросталелитейно-прокатного общежития',
    details: ['00:14:0203005:1047-00/014/2024-4, с 18.03.2024, срок не определен'],
    meaning: 'Пока пристав не снимет запрет, переход права не зарегистрируют: аванс вносить рано.',
  },
  play: async ({ canvas }) => {
    const record = canvas.getByText(/^Запрещение/).getBoundingClientRect()
    const meaning = canvas.getByText(/^Пока пристав/).getBoundingClientRect()
    await expect(meaning.top).toBeGreaterThanOrEqual(record.bottom)
  },
}
