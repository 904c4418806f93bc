/** Types for the only functions used from jstat, which has no types of its own. */
declare module 'jstat' {
  const jStat: {
    readonly normal: {
      /** Quantile of the normal distribution for the probability `share`. */
      inv(share: number, mean: number, deviation: number): number;
    };
    readonly studentt: {
      /** Quantile of Student’s t distribution for the probability `share`, with `freedom` degrees of freedom. */
      inv(share: number, freedom: number): number;
    };
  };
  export default jStat;
}
