<?php
/**
 * The block on a page: a frame, with a link below it.
 *
 * @var array $attributes The options chosen in the editor.
 */

defined( 'ABSPATH' ) || exit;

$record = trim( $attributes['record'] );
$named  = snorum_named( trim( $attributes['address'] ) );
if ( ! $named && '' === $record ) {
	return;
}
$lang = in_array( $attributes['lang'], array( 'en', 'fr' ), true ) ? $attributes['lang'] : '';
$lang = $lang ? $lang : ( $named && $named['lang'] ? $named['lang'] : ( 0 === strpos( get_locale(), 'fr' ) ? 'fr' : 'en' ) );
$step     = $attributes['step'] > 1 ? (string) (int) $attributes['step'] : ( $named ? $named['step'] : '' );
$readings = trim( $attributes['readings'] );
$readings = '' === $readings && $named ? $named['readings'] : $readings;
$asked    = array_filter(
	array(
		'step'     => '1' === $step ? '' : $step,
		'view'     => in_array( $attributes['view'], array( 'steps', 'accounts' ), true ) ? $attributes['view'] : '',
		'theme'    => in_array( $attributes['theme'], array( 'light', 'dark' ), true ) ? $attributes['theme'] : '',
		'seat'     => $attributes['seat'],
		'readings' => preg_replace( '~[\s,;]+~', ',', $readings ),
	)
);
$embed  = '' === $record ? $named['id'] : 'record';
$source = add_query_arg( array_map( 'rawurlencode', $asked ), SNORUM_SITE . "embed/$lang/$embed/" );
// A record is in the fragment, which is also an address for a reader who wants to keep it. It is added to the escaped
// address, since esc_url() would remove the ends of its lines.
$fragment = '' === $record ? '' : '#record=' . rawurlencode( str_replace( "\r\n", "\n", $record ) );
$page     = '' === $record && '' !== $named['page'] ? SNORUM_SITE . "$lang/{$named['page']}" : $source;
$name = 'fr' === $lang ? 'Une table de Snorum' : 'A table of Snorum';
$link = '<a href="' . esc_url( $page ) . $fragment . '">' . esc_html( $name ) . '</a>';

printf(
	'<div %s><iframe src="%s" title="%s" width="100%%" height="%d" frameborder="0" loading="lazy" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox">%s</iframe><p>%s</p></div>',
	get_block_wrapper_attributes(),
	esc_url( $source ) . $fragment,
	esc_attr( $name ),
	max( 200, (int) $attributes['height'] ),
	$link,
	$link
);
