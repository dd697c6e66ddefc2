import type { TeleportRoute } from "@gamedata/client";
import { duration, whole } from "../format/numbers.js";
import { words } from "../languages/words.js";
import { RecordLink } from "../parts/record-link.js";

/** Game units a second: about what a character without any bonus runs. */
const RUNNING_SPEED = 120;

/** Game units; a walk to the next gatekeeper is no step of its own if it is shorter. */
const SHORT_WALK = 500;

const walkOf = (distance: number) =>
  words().way.distance(whole(distance), duration(Math.ceil(distance / RUNNING_SPEED)));

interface WayStepsProps {
  readonly route: TeleportRoute;
  readonly start: string;
  readonly end: string;
}

type Step = TeleportRoute["steps"][number];

const isListed = (step: Step, index: number, { length }: readonly Step[]) =>
  step.type === "teleport" || step.distance >= SHORT_WALK || index === length - 1;

/** The steps of a way in words, with their prices, and what they cost together. */
export function WaySteps({ route: { steps, price, distance }, start, end }: WayStepsProps) {
  const texts = words().way;
  if (steps.length === 0) return <p>{texts.isIn(start)}</p>;
  return (
    <>
      <p>
        <strong>{price === 0 ? texts.free : words().parts.inAdena(price)}</strong>
        {distance > 0 && `, ${texts.onFoot(walkOf(distance))}`}
      </p>
      <ol class="way-steps">
        {steps.filter(isListed).map((step, index, listed) => (
          <li key={`${step.type} ${step.x} ${step.y}`}>
            <StepView step={step} end={index === listed.length - 1 ? end : undefined} />
          </li>
        ))}
      </ol>
      <p class="soft">{texts.cheapest(whole(RUNNING_SPEED))}</p>
    </>
  );
}

/** @param props.end The end of the way, if the step leads to it. */
function StepView({ step, end }: { readonly step: Step; readonly end: string | undefined }) {
  const texts = words().way;
  if (step.type === "teleport") {
    const { from, name, price } = step;
    return (
      <>
        {texts.teleports(
          <RecordLink kind="npc" id={from.id} name={from.name} />,
          <span translate={false}>{name}</span>,
        )}{" "}
        <span class="soft">
          {price.count === 0 ? texts.freeTeleport : `${whole(price.count)} ${price.name.toLowerCase()}`}
        </span>
      </>
    );
  }
  const { npc, distance, height } = step;
  return (
    <>
      {texts.walkTo(end ?? (npc ? <RecordLink kind="npc" id={npc.id} name={npc.name} /> : texts.nextGatekeeper))}{" "}
      <span class="soft">
        {walkOf(distance)}
        {height !== undefined && `, ${texts.upOrDown(whole(height))}`}
      </span>
    </>
  );
}
