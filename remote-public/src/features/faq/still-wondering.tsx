import { ButtonLink } from 'shared-kit/ui';
import { Section } from '../../ui/section.tsx';
import { TerracottaBanner } from '../../ui/terracotta-banner.tsx';
import { STILL_WONDERING } from './texts.ts';

export function StillWondering() {
  return (
    <Section>
      <TerracottaBanner title={STILL_WONDERING.title} text={STILL_WONDERING.text}>
        <ButtonLink to="/support" look="secondary" size="large">
          {STILL_WONDERING.action}
        </ButtonLink>
      </TerracottaBanner>
    </Section>
  );
}
