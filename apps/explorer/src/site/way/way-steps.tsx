import type { TeleportRoute } from "@gamedata/client";
import { duration, whole } from "../format/numbers.js";
import { RecordLink } from "../parts/record-link.js";

/** Game units a second: about what a character without any bonus runs. */
const RUNNING_SPEED = 120;

/** Game units; a walk to the next gatekeeper is no step of its own if it is shorter. */
const SHORT_WALK = 500;

/** Writes the length of a walk, and how long it takes. */
const onFoot = (distance: number) => `${whole(distance)} units, ${duration(Math.ceil(distance / RUNNING_SPEED))}`;

interface WayStepsProps {
  readonly route: TeleportRoute;
  /** The names of both ends. */
  readonly start: string;
  readonly end: string;
}

type Step = TeleportRoute["steps"][number];

const isListed = (step: Step, index: number, { length }: readonly Step[]) =>
  step.type === "teleport" || step.distance >= SHORT_WALK || index === length - 1;

/** The steps of a way in words, with their prices, and what they cost together. */
export function WaySteps({ route: { steps, price, distance }, start, end }: WayStepsProps) {
  if (steps.length === 0) return <p>It is in {start}.</p>;
  return (
    <>
      <p>
        <strong>{price === 0 ? "Free" : `${whole(price)} adena`}</strong>
        {distance > 0 && `, ${onFoot(distance)} on foot`}
      </p>
      <ol class="way-steps">
        {steps.filter(isListed).map((step, index, listed) => (
          <li key={`${step.type} ${step.x} ${step.y}`}>
            <StepView step={step} end={index === listed.length - 1 ? end : undefined} />
          </li>
        ))}
      </ol>
      <p class="soft">
        The cheapest way. Walks are straight lines at a running speed of {RUNNING_SPEED}: walls, water and floors are
        not known.
      </p>
    </>
  );
}

/** @param props.end The end of the way, if the step leads to it. */
function StepView({ step, end }: { readonly step: Step; readonly end: string | undefined }) {
  if (step.type === "teleport") {
    const { from, name, price } = step;
    return (
      <>
        <RecordLink kind="npc" id={from.id} name={from.name} /> teleports to {name}{" "}
        <span class="soft">{price.count === 0 ? "free" : `${whole(price.count)} ${price.name.toLowerCase()}`}</span>
      </>
    );
  }
  const { npc, distance, height } = step;
  return (
    <>
      Walk to {end ?? (npc ? <RecordLink kind="npc" id={npc.id} name={npc.name} /> : "the next gatekeeper")}{" "}
      <span class="soft">
        {onFoot(distance)}
        {height !== undefined && `, ${whole(height)} units up or down: by stairs or doors`}
      </span>
    </>
  );
}
