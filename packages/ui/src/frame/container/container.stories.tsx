import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FactList } from '../../report/fact-list/fact-list.tsx'
import { Container, Panel, Section } from './container.tsx'

const meta = {
  title: 'Каркас/Раздел и лист',
  component: Section,
  subcomponents: { Panel, Container },
  parameters: {
    guide: {
      about: 'Отрезок страницы с заголовком: мысль слева, пояснение справа.',
      use: 'Раздел — для каждой смысловой части страницы, лист — для группы строк внутри раздела. Ширина и поля уже заданы.',
      avoid:
        'Лист внутри листа не кладут: разделите строки волосной линией. Для страницы отчета берите «Лист» из группы «Отчет».',
    },
    layout: 'fullscreen',
  },
  args: {
    title: 'Полчаса от адреса до ответа',
    note: 'Обычный заказ полной проверки.',
    background: 'grey',
    children: (
      <Panel title="Сведения об объекте" note="Храним 1 месяц" padded>
        <FactList
          facts={[
            { label: 'Вид объекта', value: 'Помещение, жилое' },
            { label: 'Назначение', value: 'Квартира' },
          ]}
        />
      </Panel>
    ),
  },
} satisfies Meta<typeof Section>

export default meta

type Story = StoryObj<typeof meta>

export const SectionStory: Story = {
  name: 'Раздел с листом',
}
export const Deep: Story = {
  name: 'Темный',
  args: {
    title: 'Состояние источников',
    note: 'Если реестр молчит, мы так и пишем.',
    background: 'deep',
    children: <p>Семь источников отвечают, один с перебоями.</p>,
  },
}
export const Phone: Story = {
  name: 'Телефон: лист от края до края, длинные заголовки',
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Что собственник электросталелитейно-прокатного общежития обязан показать до сделки',
    children: (
      <Panel
        title="Сведения об объекте и всех прежних правообладателях"
        note="Храним 1 месяц, затем удаляем"
        padded
      >
        <p>Из выписки от 21.11.2026.</p>
      </Panel>
    ),
  },
  play: async ({ canvas }) => {
    const sheet = canvas
      .getByText(/^Сведения об объекте/)
      .closest('section')!
      .getBoundingClientRect()
    await expect([sheet.left, sheet.right]).toEqual([0, innerWidth])
  },
}
export const Width: Story = {
  name: '[UI-082] На широком экране колонка не шире 1150 px',
  globals: { viewport: { value: 'wide' } },
  parameters: {
    viewport: { options: { wide: { name: 'Широкий, 1600', styles: { width: '1600px', height: '900px' } } } },
  },
  render: () => (
    <Container>
      <p>Колонка страницы</p>
    </Container>
  ),
  play: async ({ canvas }) => {
    await expect(innerWidth).toBe(1600)
    const { width } = canvas.getByText('Колонка страницы').getBoundingClientRect()
    await expect(width).toBe(1150)
  },
}
