<?php
/**
 * Plugin Name: Snorum
 * Description: A block that shows a table of old card games: an example of Snorum, at a step, by other readings, or a deal record of your own.
 * Version: 0.1.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 * Text Domain: snorum
 */

defined( 'ABSPATH' ) || exit;

/** The site that serves the tables. */
const SNORUM_SITE = 'https://snorum.example/';

add_action(
	'init',
	function () {
		register_block_type( __DIR__ );
	}
);

/**
 * Parses an address of the site: its language, the id of its embed, the path of its page, and the step and the rule
 * options that it names; a bare id is an example. The path is empty if there is no page but the frame's own.
 *
 * @param string $address The address as pasted.
 * @return array{lang: string, id: string, page: string, step: string, readings: string}|null
 */
function snorum_named( $address ) {
	if ( preg_match( '~^[a-z0-9-]+$~', $address ) ) {
		return array(
			'lang'     => '',
			'id'       => $address,
			'page'     => "examples/$address/",
			'step'     => '',
			'readings' => '',
		);
	}
	if ( 0 !== strpos( $address, SNORUM_SITE ) ) {
		return null;
	}
	$path = substr( $address, strlen( SNORUM_SITE ) );
	$rest = array(
		'step'     => preg_match( '~[#?&]step[-=](\d+(?:\.\d+)?)~', $path, $found ) ? $found[1] : '',
		'readings' => preg_match( '~[?&]readings=([^&#]+)~', $path, $found ) ? rawurldecode( $found[1] ) : '',
	);
	if ( preg_match( '~^(en|fr)/((?:examples|compare|find|claims)/([a-z0-9-]+)/?)(?:[?#]|$)~', $path, $found ) ) {
		return $rest + array(
			'lang' => $found[1],
			'id'   => $found[3],
			'page' => $found[2],
		);
	}
	if ( preg_match( '~^(en|fr)/(games/([a-z0-9-]+)/questions/?)(?:[?#]|$)~', $path, $found ) ) {
		return $rest + array(
			'lang' => $found[1],
			'id'   => "questions-{$found[3]}",
			'page' => $found[2],
		);
	}
	// A frame has an address of its own; an article has no other.
	if ( preg_match( '~^embed/(en|fr)/([A-Za-z0-9][A-Za-z0-9._-]*)/?(?:[?#]|$)~', $path, $found ) ) {
		return $rest + array(
			'lang' => $found[1],
			'id'   => $found[2],
			'page' => '',
		);
	}
	return null;
}
